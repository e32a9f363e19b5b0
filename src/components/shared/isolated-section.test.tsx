import { act } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { IsolatedSection } from "./isolated-section";

const page = (Section: () => string) => (
  <main>
    <h1>Letos</h1>
    <IsolatedSection>
      <Section />
    </IsolatedSection>
  </main>
);

test.each([
  [
    "throws",
    (): string => {
      throw new Error("broken");
    },
  ],
  ["differs from its HTML", () => "později"],
])("if the section %s when React hydrates it, the HTML around it stays", async (_, Section) => {
  jest.spyOn(console, "error").mockImplementation(() => {});
  const container = document.body.appendChild(document.createElement("div"));
  // As the server renders it: the comments are the ends of Suspense.
  container.innerHTML = "<main><h1>Letos</h1><!--$-->dříve<!--/$--></main>";
  const heading = container.querySelector("h1");
  await act(async () => hydrateRoot(container, page(Section), { onRecoverableError: () => {} }));
  expect(container.querySelector("h1")).toBe(heading);
  expect(container).not.toHaveTextContent("dříve");
});
