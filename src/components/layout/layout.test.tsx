import { render, screen } from "@testing-library/react";
import type { WrapPageElementBrowserArgs } from "gatsby";
import { wrapPageElement } from "./layout";

const author = { name: "autor", url: "https://autor.example" };
const mockSiteInfo = { title: "Tábor", subtitle: "III. turnus", logo: null, copyrightFrom: 2017, author };
jest.mock("gatsby", () => ({
  graphql: () => null,
  useStaticQuery: () => ({ siteInfo: mockSiteInfo }),
  withPrefix: (path: string) => `/klub${path}`,
}));

test.each([
  ["/klub/", { Tábor: "page", Úvod: "page" }],
  ["/klub/letos/", { Letos: "page" }],
  ["/klub/historie/1987/", { Historie: "true" }],
])("below a path prefix %s is marked by %j; only Úvod has its own header", (pathname, marked) => {
  const props = { location: { pathname } } as WrapPageElementBrowserArgs["props"];
  const { container } = render(wrapPageElement({ element: <h1>Nadpis</h1>, props }));
  const links = screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("aria-current")]);
  expect(Object.fromEntries(links.filter(([, current]) => current))).toEqual(marked);
  expect(container.querySelector("[data-intro]") !== null).toBe("Úvod" in marked);
});
