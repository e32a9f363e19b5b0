const attributes = ["alt", "title", "placeholder", "aria-label", "aria-description", "aria-roledescription"];
const describing = /(^|[:-])(title|description|alt|site_name)$/;

/**
 * Every Czech text of a page: what it shows, its title, descriptions and names for assistive technology. Ordinary white space is
 * folded, no-break spaces are kept. `place` says in messages where the text is: nearest id, element, attribute.
 */
export function pageTexts(page: Document): { text: string; place: string }[] {
  const isCzech = (element: Element) =>
    !element.matches("script, style") && (element.closest<HTMLElement>("[lang]")?.lang ?? "cs") === "cs";
  return [...page.querySelectorAll("*")].filter(isCzech).flatMap((element) => {
    const id = element.closest("[id]")?.id;
    const place = `${id ? `#${id} ` : ""}${element.localName}`;
    const found = [...element.childNodes].flatMap((node) => (node instanceof Text ? { text: node.data, place } : []));
    for (const attribute of attributes)
      found.push({ text: element.getAttribute(attribute) ?? "", place: `${place} ${attribute}` });
    const name = element.getAttribute("name") ?? element.getAttribute("property") ?? "";
    if (element.localName === "meta" && describing.test(name))
      found.push({ text: element.getAttribute("content") ?? "", place: `meta ${name}` });
    return found
      .map(({ text, place }) => ({ text: text.replace(/[ \t\r\n]+/g, " ").replace(/^ /, ""), place }))
      .filter(({ text }) => text.trim() !== "");
  });
}
