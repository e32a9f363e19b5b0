import type { CDPSession } from "@playwright/test";

/** Transferred bytes are summed by these types. `prefetched` is what a page loads for other pages. */
export const resourceTypes = ["html", "js", "css", "data", "fonts", "images", "other", "prefetched"] as const;
export type ResourceType = (typeof resourceTypes)[number];

interface Transfer {
  url: string;
  prefetched: boolean;
  mimeType: string;
  /** With headers, as sent over the network; 0 from the cache. */
  bytes: number;
  pending: boolean;
}

/** Records the requests of a page from now on. The DevTools session must have its Network domain enabled. */
export class NetworkLog {
  private readonly transfers = new Map<string, Transfer>();
  private lastEvent = Date.now();

  constructor(devTools: CDPSession) {
    devTools.on("Network.requestWillBeSent", ({ requestId, request: { url, headers } }) => {
      if (url.startsWith("data:")) return;
      const prefetched = Object.keys(headers).some((name) => /^(sec-)?purpose$/i.test(name));
      this.transfers.set(requestId, { url, prefetched, mimeType: "", bytes: 0, pending: true });
      this.lastEvent = Date.now();
    });
    devTools.on("Network.responseReceived", ({ requestId, response }) =>
      this.update(requestId, { mimeType: response.mimeType }),
    );
    devTools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) =>
      this.update(requestId, { bytes: encodedDataLength, pending: false }),
    );
    devTools.on("Network.loadingFailed", ({ requestId }) => this.update(requestId, { pending: false }));
  }

  private update(requestId: string, changes: Partial<Transfer>) {
    const transfer = this.transfers.get(requestId);
    if (!transfer) return;
    Object.assign(transfer, changes);
    this.lastEvent = Date.now();
  }

  /** Milliseconds since the last network activity; 0 while a request is pending. */
  get idleMs(): number {
    const busy = [...this.transfers.values()].some(({ pending }) => pending);
    return busy ? 0 : Date.now() - this.lastEvent;
  }

  /** The first request for a URL that contains `part`. */
  find(part: string): Transfer | undefined {
    return [...this.transfers.values()].find(({ url }) => url.includes(part));
  }

  /** Transferred bytes by resource type. */
  bytes(): Record<ResourceType, number> {
    const sums = Object.fromEntries(resourceTypes.map((type) => [type, 0])) as Record<ResourceType, number>;
    for (const { prefetched, mimeType, bytes } of this.transfers.values())
      sums[prefetched ? "prefetched" : typeOf(mimeType)] += bytes;
    return sums;
  }
}

function typeOf(mimeType: string): ResourceType {
  if (mimeType === "text/html") return "html";
  if (mimeType === "text/css") return "css";
  if (/javascript/.test(mimeType)) return "js";
  if (/json/.test(mimeType)) return "data";
  if (/font/.test(mimeType)) return "fonts";
  return mimeType.startsWith("image/") ? "images" : "other";
}
