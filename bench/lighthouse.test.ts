import { readReport } from "./lighthouse";

const category = (score: number, ...ids: string[]) => ({ score, auditRefs: ids.map((id) => ({ id, weight: 1 })) });
const report = {
  categories: {
    performance: {
      score: 0.92,
      auditRefs: [
        { id: "largest-contentful-paint", weight: 25 },
        { id: "first-contentful-paint", weight: 10 },
        { id: "unused-javascript", weight: 0 },
      ],
    },
    accessibility: category(1, "image-alt"),
    "best-practices": category(0.96, "errors-in-console", "doctype"),
    seo: category(1, "document-title"),
  },
  audits: {
    "largest-contentful-paint": { score: 0.8, displayValue: "3.3\u00a0s" },
    "first-contentful-paint": { score: 1, displayValue: "1.0 s" },
    "unused-javascript": { score: 0 },
    "errors-in-console": { score: 0 },
    doctype: { score: null },
  },
};

test("reads the scores as hundredths and names what costs points, with its figure", () => {
  expect(readReport(JSON.stringify(report))).toEqual({
    scores: { performance: 92, accessibility: 100, "best-practices": 96, seo: 100 },
    faults: ["largest-contentful-paint 3.3 s", "errors-in-console"],
  });
});

test("a run that failed says why", () => {
  const failed = { ...report, runtimeError: { message: "The page did not load." } };
  expect(() => readReport(JSON.stringify(failed))).toThrow("The page did not load.");
});
