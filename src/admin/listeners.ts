import { slugify } from "../lib/slug";
import { setNotice } from "./notices";

/** The editor removes a record without asking, and the next one moves below the finger. */
function confirmRemoval(event: Event) {
  const cross = (event.target as Element).closest(".item > .header .end > :last-child");
  const name = cross?.closest(".item")?.querySelector(".item-body > .summary")?.textContent?.trim();
  if (cross && !confirm(`Opravdu chcete odebrat ${name ? `„${name}“` : "tento záznam"}?`)) event.stopPropagation();
}

/**
 * Makes a slug of the name of an uploaded PDF before the editor sees the name. The editor compares names before it makes the
 * slug, so without this it would not ask whether `A b.pdf` may replace `a-b.pdf`.
 */
function renameDocuments({ target }: Event) {
  if (!(target instanceof HTMLInputElement && target.files)) return;
  const renamed = new DataTransfer();
  const nameOf = (name: string) => name.replace(/^(.*)\.pdf$/i, (_, base) => `${slugify(base)}.pdf`);
  for (const file of target.files) renamed.items.add(new File([file], nameOf(file.name), file));
  target.files = renamed.files;
}

/**
 * A whole file, unless it is a JPEG without an end: its transfer was interrupted. The end (FF D9) of a thumbnail does not count; it
 * is in the first 64 kB, which hold the data of the camera.
 */
const WHOLE = /^(?!\xFF\xD8)|^.{0,65536}$|^.{65536}.*\xFF\xD9/s;
/** The lists of chosen files that were found to be whole. */
const checked = new WeakSet<FileList>();

/** Refuses a photo that is cut short. The editor would show it with a grey rest, and save it so. */
async function refuseCutPhotos(event: Event) {
  const { target } = event;
  if (!(target instanceof HTMLInputElement && target.files) || checked.has(target.files)) return;
  event.stopImmediatePropagation();
  checked.add(target.files);
  for (const file of target.files)
    if (!WHOLE.test(new TextDecoder("latin1").decode(await file.arrayBuffer()))) {
      alert(`Fotka ${file.name} není celá, asi se přerušil její přenos. Nahrajte ji z místa, kde je celá.`);
      // So that the same name can be chosen again.
      target.value = "";
      return;
    }
  target.dispatchEvent(new Event("change", { bubbles: true }));
}

/** The buttons that save, and those that fold a record. */
const BUTTONS_THAT_WAIT = ".content-editor :is(.primary, .header button, .toolbar.top button)";
/** The button that is pressed as soon as no file is processed any more. */
let waiting: HTMLElement | undefined;

/**
 * Whether a file is still processed. This begins a moment after the dialog in which the file was chosen has left the page, which
 * it does 0.6 seconds after it has closed.
 */
const isProcessing = () => document.querySelector('.content-editor .processing, [role="dialog"]');

/**
 * Lets saving and folding wait for a file that is still processed. Until then the field of the file is empty, so that the editor
 * would save the record without it, and a record that is folded would forget the file. Delete when Sveltia CMS waits itself.
 */
function waitForFiles(event: Event) {
  const button = (event.target as Element).closest(BUTTONS_THAT_WAIT);
  if (!(button instanceof HTMLElement && isProcessing())) return;
  event.stopPropagation();
  waiting = button;
  setNotice("files", "Vybraný soubor se ještě zpracovává. Až bude hotový, formulář bude pokračovat sám.");
}

/**
 * Presses the button that waits, unless a dialog says that the file was refused. Looks a little later, because processing begins
 * some frames after the one dialog has gone, and the other dialog comes some frames after processing.
 */
const pressWaiting = () =>
  setTimeout(() => {
    if (!waiting || isProcessing()) return;
    if (!document.querySelector('[role="alertdialog"][open]')) waiting.click();
    waiting = undefined;
    setNotice("files");
  }, 300);

/** On a phone only the title of the page, „Části webu › Vedoucí – Správa webu“, says which form is open; index.html shows it. */
function nameForm() {
  document.body.style.setProperty("--form", JSON.stringify(document.title.replace(/^.*› | –.*$/g, "")));
}

new MutationObserver(nameForm).observe(document.head, { childList: true, subtree: true });
new MutationObserver(pressWaiting).observe(document.body, { childList: true, subtree: true });
document.addEventListener("click", waitForFiles, true);
document.addEventListener("click", confirmRemoval, true);
document.addEventListener("change", refuseCutPhotos, true);
document.addEventListener("change", renameDocuments, true);
