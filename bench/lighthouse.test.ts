import { parseReport } from "./lighthouse";

const category = (score: number, weights: Record<string, number>) => ({
  score,
  auditRefs: Object.entries(weights).map(([id, weight]) => ({ id, weight })),
});
const report = {
  categories: {
    performance: category(0.92, {
      "largest-contentful-paint": 25,
      "first-contentful-paint": 10,
      "unused-javascript": 0,
    }),
    accessibility: category(1, { "image-alt": 1 }),
    "best-practices": category(0.96, { "errors-in-console": 1, doctype: 1 }),
    seo: category(1, {}),
  },
  audits: {
    "largest-contentful-paint": { score: 0.8, displayValue: "3.3\u00a0s" },
    "first-contentful-paint": { score: 1, displayValue: "1.0 s" },
    "unused-javascript": { score: 0 },
    "errors-in-console": { score: 0 },
    doctype: { score: null },
  },
};

test("reads scores from 0 to 100 and the audits that cost points, with their figures", () => {
  expect(parseReport(JSON.stringify(report))).toEqual({
    scores: { performance: 92, accessibility: 100, "best-practices": 96, seo: 100 },
    failedAudits: ["largest-contentful-paint 3.3 s", "errors-in-console"],
  });
});

test("throws the error of a failed run", () => {
  const failed = { ...report, runtimeError: { message: "The page did not load." } };
  expect(() => parseReport(JSON.stringify(failed))).toThrow("The page did not load.");
});
