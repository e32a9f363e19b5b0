/**
 * Runs first in each page, serialized: notes errors and policy violations where they survive a change of page. WebKit's
 * driver reports no console, and Firefox's none of its own messages.
 */
export function recordProblems() {
  const record = (problem: string) => {
    const before = JSON.parse(sessionStorage.getItem("problems") ?? "[]");
    sessionStorage.setItem("problems", JSON.stringify([...before, `${location.pathname}: ${problem}`]));
  };
  // Also marks that this script has run.
  sessionStorage.setItem("problems", sessionStorage.getItem("problems") ?? "[]");
  const onError = (event: Event) => {
    const { target } = event;
    if (target instanceof HTMLImageElement) record(`failed: ${target.currentSrc}`);
    else if (target instanceof Element) record(`failed: ${target.outerHTML.slice(0, 150)}`);
    else record(`error: ${(event as ErrorEvent).message}`);
  };
  addEventListener("error", onError, true);
  addEventListener("unhandledrejection", ({ reason }) => record(`rejection: ${reason}`));
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    record(`policy: ${violatedDirective} ${blockedURI}`),
  );
  for (const level of ["error", "warn"] as const) {
    const write = console[level];
    console[level] = (...data: unknown[]) => {
      record(`console: ${data.join(" ")}`);
      write(...data);
    };
  }
}
