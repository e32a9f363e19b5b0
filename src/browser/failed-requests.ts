/** Milliseconds for which data that has failed is not requested again. */
const RETRY_DELAY_MS = 10_000;

/** When data last failed, by URL, in epoch milliseconds. */
const failures = new Map<string, number>();

/**
 * Answers a request for data that has just failed at once, as a network error, upon which Gatsby leaves the page to the
 * browser. Gatsby itself requests it four times, and on status 500 without end: it then requests the data of a page /500.html,
 * whose status is 500 as well (1,855 requests in 5.5 s). Delete when Gatsby stops there.
 */
export function limitFailedRequests() {
  if (process.env.NODE_ENV !== "production") return;
  window.XMLHttpRequest = class extends XMLHttpRequest {
    #url = "";

    override open(method: string, url: string | URL, async = true, user?: string | null, password?: string | null) {
      this.#url = String(url);
      super.open(method, url, async, user, password);
      // Before Gatsby's own listener, which requests it again.
      this.addEventListener("readystatechange", () => {
        if (this.readyState === XMLHttpRequest.DONE && isFailedData(this, this.#url))
          failures.set(this.#url, Date.now());
      });
    }

    override send(body?: XMLHttpRequestBodyInit | null) {
      if (Date.now() - (failures.get(this.#url) ?? 0) >= RETRY_DELAY_MS) {
        super.send(body);
        return;
      }
      Object.defineProperty(this, "readyState", { value: XMLHttpRequest.DONE });
      this.dispatchEvent(new Event("readystatechange"));
    }
  };
}

/** Any answer but a JSON object, as the HTML of a captive portal. Code that Safari prefetches by such requests is no data. */
const isFailedData = (request: XMLHttpRequest, url: string) =>
  url.includes("/page-data/") && !(request.status === 200 && request.responseText.startsWith("{"));
