/** What both engines can do: `firefox.ts` over WebDriver BiDi, `webkit.ts` over classic WebDriver. Positions in CSS pixels. */
export interface Driver {
  version: string;
  /** Resolves after the load event. */
  goto(url: string): Promise<unknown>;
  reload(): Promise<unknown>;
  /** Runs the function in the page: no imports, no closures. */
  evaluate<Args extends unknown[], Result>(run: (...args: Args) => Result, ...args: Args): Promise<Awaited<Result>>;
  hover(x: number, y: number): Promise<unknown>;
  click(x: number, y: number): Promise<unknown>;
  tap(x: number, y: number): Promise<unknown>;
  press(key: "Tab" | "Enter"): Promise<unknown>;
  resize(width: number, height: number): Promise<unknown>;
  /** The viewport as PNG. */
  screenshot(): Promise<Uint8Array>;
  /** Prints the page that is open into a PDF file. */
  print(file: string): Promise<unknown>;
  close(): Promise<unknown>;
}

export interface LaunchOptions {
  /** Whether the visitor's system prefers dark. */
  dark?: boolean;
}
