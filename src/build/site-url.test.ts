import { parseSiteUrl, releaseUrlProblem } from "./site-url";

test.each([
  [undefined, "https://tabor.example/", ""],
  ["https://tabor.cz", "https://tabor.cz/", ""],
  ["https://klub.cz/tabor", "https://klub.cz/tabor/", "/tabor"],
  ["https://klub.cz/deti/tabor-2/", "https://klub.cz/deti/tabor-2/", "/deti/tabor-2"],
  ["http://localhost:8080/tabor/", "http://localhost:8080/tabor/", "/tabor"],
  ["https://tábor.cz/leto", "https://xn--tbor-5na.cz/leto/", "/leto"],
])("SITE_URL %s is %s with the prefix „%s“", (value, siteUrl, pathPrefix) => {
  expect(parseSiteUrl(value)).toEqual({ siteUrl, pathPrefix });
});

const folders = ["https://klub.cz/tábor/", "https://klub.cz/a$b/", "https://klub.cz/a;b/", "https://klub.cz//tabor//"];

test.each<[problem: RegExp, values: string[]]>([
  [/^SITE_URL má být adresa/, ["", "tabor.cz", "ftp://tabor.cz/", "https://tabor.cz/?a=1", "https://tabor.cz/#a"]],
  [/^Cesta v SITE_URL má být složka/, [...folders, "https://klub.cz/tabor/index.html"]],
])("%s is said of %j", (problem, values) => {
  for (const value of values) {
    expect(() => parseSiteUrl(value)).toThrow(problem);
    expect(() => parseSiteUrl(value)).toThrow(`„${value}“`);
  }
});

test.each([
  [undefined, /Chybí SITE_URL.*https:\/\/tabor\.cz/],
  ["", /Chybí SITE_URL/],
  ["tabor.cz", /má být adresa.*„tabor\.cz“/],
  ["https://tabor.example/", /zástupná adresa https:\/\/tabor\.example\//],
  ["https://example.com/tabor/", /zástupná/],
  ["https://tabor.example.", /zástupná/],
  ["https://localhost", /zástupná/],
])("the site cannot be published at %s", (value, problem) => {
  expect(releaseUrlProblem(value)).toMatch(problem);
});

const real = ["https://tabor.cz", "https://klub.cz/tabor/", "https://klub.github.io/tabor", "https://example-klub.cz/"];
test.each(real)("the site may be published at %s", (value) => {
  expect(releaseUrlProblem(value)).toBeUndefined();
});
