import { renderToStaticMarkup } from "react-dom/server";
import { PageData } from "./defer-scripts";

test("no text of the content ends the script with the data of a page", () => {
  const data = { result: { theme: "</script><!-- <b>Hrad</b>" } };
  const [, json = ""] = /<script[^>]*>(.*?)<\/script>/.exec(renderToStaticMarkup(<PageData data={data} />)) ?? [];
  expect(JSON.parse(json)).toEqual(data);
});
