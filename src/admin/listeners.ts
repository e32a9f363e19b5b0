import { slugify } from "../lib/slug";

/** The editor removes a record without asking, and the next one moves below the finger. */
function confirmRemoval(event: Event) {
  const cross = (event.target as Element).closest(".item > .header .end > :last-child");
  const name = cross?.closest(".item")?.querySelector(".item-body > .summary")?.textContent?.trim();
  if (cross && !confirm(`Opravdu chcete odebrat ${name ? `„${name}“` : "tento záznam"}?`)) event.stopPropagation();
}

/** The editor asks whether to replace a document only if the name is, before it is made a slug, that of the old one. */
function renameDocuments({ target }: Event) {
  if (!(target instanceof HTMLInputElement && target.files)) return;
  const renamed = new DataTransfer();
  const nameOf = (name: string) => name.replace(/^(.*)\.pdf$/i, (_, base) => `${slugify(base)}.pdf`);
  for (const file of target.files) renamed.items.add(new File([file], nameOf(file.name), file));
  target.files = renamed.files;
}

/** On a phone only the title of the page, „Části webu › Vedoucí – Správa webu“, says which form is open; index.html shows it. */
function nameForm() {
  document.body.style.setProperty("--form", JSON.stringify(document.title.replace(/^.*› | –.*$/g, "")));
}

new MutationObserver(nameForm).observe(document.head, { childList: true, subtree: true });
document.addEventListener("click", confirmRemoval, true);
document.addEventListener("change", renameDocuments, true);
