import type { CDPSession } from "@playwright/test";

/** What is told apart in a page's bytes. `ahead` is what the page prefetches for others. */
export const kinds = ["html", "js", "css", "data", "fonts", "pictures", "other", "ahead"] as const;
export type Kind = (typeof kinds)[number];

interface Transfer {
  url: string;
  ahead: boolean;
  mimeType: string;
  /** With headers, as they came over the network; 0 from the cache. */
  bytes: number;
  underWay: boolean;
}

/** What a page asks for from now on. */
export class NetworkLog {
  private readonly transfers = new Map<string, Transfer>();
  private lastEvent = Date.now();

  constructor(devTools: CDPSession) {
    devTools.on("Network.requestWillBeSent", ({ requestId, request: { url, headers } }) => {
      if (url.startsWith("data:")) return;
      const ahead = Object.keys(headers).some((name) => /^(sec-)?purpose$/i.test(name));
      this.transfers.set(requestId, { url, ahead, mimeType: "", bytes: 0, underWay: true });
      this.lastEvent = Date.now();
    });
    devTools.on("Network.responseReceived", ({ requestId, response }) =>
      this.note(requestId, { mimeType: response.mimeType }),
    );
    devTools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) =>
      this.note(requestId, { bytes: encodedDataLength, underWay: false }),
    );
    devTools.on("Network.loadingFailed", ({ requestId }) => this.note(requestId, { underWay: false }));
  }

  private note(requestId: string, news: Partial<Transfer>) {
    const transfer = this.transfers.get(requestId);
    if (!transfer) return;
    Object.assign(transfer, news);
    this.lastEvent = Date.now();
  }

  /** For how many milliseconds nothing has been under way. */
  get quietFor(): number {
    const busy = [...this.transfers.values()].some(({ underWay }) => underWay);
    return busy ? 0 : Date.now() - this.lastEvent;
  }

  /** Whether an address that contains `part` has been asked for. */
  asked(part: string): boolean {
    return [...this.transfers.values()].some(({ url }) => url.includes(part));
  }

  /** Whether an address that contains `part` has come completely. */
  has(part: string): boolean {
    return [...this.transfers.values()].some(({ url, underWay }) => url.includes(part) && !underWay);
  }

  /** Transferred bytes of each kind. */
  bytes(): Record<Kind, number> {
    const sums = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<Kind, number>;
    for (const { ahead, mimeType, bytes } of this.transfers.values()) sums[ahead ? "ahead" : kindOf(mimeType)] += bytes;
    return sums;
  }
}

function kindOf(mimeType: string): Kind {
  if (mimeType === "text/html") return "html";
  if (mimeType === "text/css") return "css";
  if (/javascript/.test(mimeType)) return "js";
  if (/json/.test(mimeType)) return "data";
  if (/font/.test(mimeType)) return "fonts";
  return mimeType.startsWith("image/") ? "pictures" : "other";
}
