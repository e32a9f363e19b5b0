/** Elements that are part of a line of text. Every other element begins a new text. */
const inline = new Set(
  "a abbr b bdi cite code data del dfn em i ins mark q s small span strong sub sup time u".split(" "),
);
const attributes = ["alt", "title", "placeholder", "aria-label", "aria-description", "aria-roledescription"];
const describing = /(^|[:-])(title|description|alt|site_name)$/;

/**
 * Every Czech text of a page: its lines, title, descriptions and names for assistive technology. Ordinary white space is folded,
 * no-break spaces are kept. `place` says in messages where the text is: nearest id, element, attribute.
 */
export function pageTexts(page: Document): { text: string; place: string }[] {
  return [...page.querySelectorAll("*")].filter(isCzech).flatMap((element) => {
    const id = element.closest("[id]")?.id;
    const place = `${id ? `#${id} ` : ""}${element.localName}`;
    const found = inline.has(element.localName) ? [] : lines(element).map((text) => ({ text, place }));
    for (const attribute of attributes) {
      const text = element.getAttribute(attribute);
      if (text) found.push({ text, place: `${place} ${attribute}` });
    }
    const name = element.getAttribute("name") ?? element.getAttribute("property") ?? "";
    if (element.localName === "meta" && describing.test(name))
      found.push({ text: element.getAttribute("content") ?? "", place: `meta ${name}` });
    return found;
  });
}

const isCzech = (element: Element) =>
  !element.matches("script, style") && (element.closest<HTMLElement>("[lang]")?.lang ?? "cs") === "cs";

/** The lines of an element without its blocks. An inline element is part of a line, except right after another element. */
function lines(element: Element): string[] {
  const found = [""];
  const read = (parent: Element) => {
    let previous: Node | undefined;
    for (const node of parent.childNodes) {
      if (node instanceof Comment) continue;
      if (node instanceof Text) found.push(found.pop() + node.data);
      else if (node instanceof Element) {
        const isInline = inline.has(node.localName) && isCzech(node);
        if (!isInline || previous instanceof Element) found.push("");
        if (isInline) read(node);
      }
      previous = node;
    }
  };
  read(element);
  return found.map((line) => line.replace(/[ \t\r\n]+/g, " ").replace(/^ | $/g, "")).filter(Boolean);
}
