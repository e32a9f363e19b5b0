import { formName } from "./config";
import { forms } from "./forms";
import { isTokenRefused } from "./github-errors";
import { openDatabase } from "./stores";

/**
 * Marks the forms with unsaved changes in the list of forms, because a volunteer who closes a form with the arrow may believe that
 * it is saved. Deletes these changes when somebody signs out, after a question, because the device may be borrowed. Keeps them if
 * GitHub has refused the token, because then one signs out to use another token. `database` is the name of the database of Sveltia
 * CMS. Delete when Sveltia CMS does both.
 */
export function watchDrafts(database: string): void {
  const withDrafts = (use: (drafts: IDBObjectStore) => void) =>
    openDatabase(database, ({ result }) => {
      use(result.transaction("draft-backups", "readwrite").objectStore("draft-backups"));
      result.close();
    });
  const marks = document.body.appendChild(document.createElement("style"));
  const mark = () =>
    withDrafts((drafts) => {
      drafts.getAllKeys().onsuccess = ({ target }) => {
        const names = (target as IDBRequest<string[][]>).result.map(([, name]) => name);
        marks.textContent = rules.flatMap(({ name, rule }) => (names.includes(name) ? rule : [])).join("");
      };
    });
  // Sveltia CMS changes the title of the page whenever a form is opened or closed. It stores the changes half a second after the
  // last key was pressed.
  new MutationObserver(() => setTimeout(mark, 700)).observe(document.head, { childList: true, subtree: true });

  const signOut = (event: Event) => {
    if ((event.target as Element).closest('[role="menuitem"]')?.textContent?.trim() !== "Odhlásit se") return;
    const fate = isTokenRefused() ? "tu počkají na nový token" : "se z tohoto zařízení smažou";
    if (marks.textContent && !confirm(`Neuložené změny ${fate}. Odhlásit se?`)) event.stopPropagation();
    else if (!isTokenRefused()) withDrafts((drafts) => drafts.clear());
    mark();
  };
  document.addEventListener("click", signOut, true);
}

/** The CSS rules that mark a form in the list, which is a table with the order of `forms` on a large screen and a menu on a phone. */
const rules = Object.values(forms).map(({ label }, index) => ({
  name: formName(label),
  rule: `[aria-label="Seznam částí webu"] .grid-row:nth-child(${index + 1}) .label::after,
  .treeitem[data-label="${label}"] .label::after { content: " – neuloženo" }`,
}));
