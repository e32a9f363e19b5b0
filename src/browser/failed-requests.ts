/** URLs of data that this page has asked for in vain. */
const failed = new Set<string>();

/**
 * Answers a further request for data that has failed at once, as a network error, upon which Gatsby leaves the page to the
 * browser, which asks anew. Gatsby itself asks four times, and on status 500 without end: it then asks for the data of a page
 * /500.html, whose status is 500 as well (1,855 requests in 5.5 s). Delete when Gatsby stops there.
 */
export function limitFailedRequests() {
  if (process.env.NODE_ENV !== "production") return;
  window.XMLHttpRequest = class extends XMLHttpRequest {
    #url = "";

    override open(method: string, url: string) {
      this.#url = url;
      super.open(method, url);
      // Before Gatsby's own listener, which asks again.
      this.addEventListener("readystatechange", () => {
        if (this.readyState === XMLHttpRequest.DONE && isFailedData(this, url)) failed.add(url);
      });
    }

    override send() {
      if (!failed.has(this.#url)) {
        super.send();
        return;
      }
      Object.defineProperty(this, "readyState", { value: XMLHttpRequest.DONE });
      this.dispatchEvent(new Event("readystatechange"));
    }
  };
}

/** Any answer but a JSON object, as the HTML of a captive portal. Code that Safari prefetches by such requests is no data. */
const isFailedData = ({ status, responseText }: XMLHttpRequest, url: string) =>
  url.includes("/page-data/") && !(status === 200 && responseText.startsWith("{"));
