import { setNotice } from "./notices";
import { Refusal } from "./refusal";

/**
 * Asks before unsaved changes are thrown away, and before a record is removed. The editor itself does not ask. After a removal the
 * next record moves up under the finger, and a second tap would remove the next record, too. Delete when Sveltia CMS asks.
 */
function confirmLoss(event: Event) {
  const target = event.target as Element;
  // The Escape key closes a dialog as if its second button was pressed.
  const button = event.type === "cancel" ? target.querySelector(".button.secondary") : target.closest("button");
  const item = target.closest(".item > .header .end > :last-child")?.closest(".item");
  const summary = item?.querySelector(".item-body > .summary")?.textContent?.trim();
  const name = summary || item?.querySelector<HTMLInputElement>("input, textarea")?.value;
  const question = item
    ? `odebrat ${name ? `„${name.replace(/^(.{60}).+/s, "$1…")}“` : "tento prázdný záznam"}`
    : QUESTIONS[button?.textContent?.trim() ?? ""];
  if (!question || confirm(`Opravdu chcete ${question}?`)) return;
  event.preventDefault();
  event.stopPropagation();
}

/** What is asked when a button with this label is pressed. */
const QUESTIONS: Record<string, string> = {
  Zahodit: "zahodit, co jste minule neuložili",
  "Vrátit změny": "vrátit, co jste tu od posledního uložení změnili",
  "Vrátit všechny změny": "vrátit všechno, co jste od posledního uložení změnili",
};

/**
 * Matches the bytes of a whole file, that is, of a file whose transfer was not interrupted. A PNG is whole if it has its last
 * chunk (IEND). A JPEG is whole if there is an end mark (FF D9) after the last start of a scan (FF DA, and its length of 8, 10
 * or 12 bytes). An earlier end mark belongs to the thumbnail that the camera has made. Every other file counts as whole.
 */
const WHOLE = /^(?!\xFF\xD8|.PNG)|^.PNG.*IEND|^\xFF\xD8.*\xFF\xD9(?!.*\xFF\xDA\0[\b\n\f])/s;
/** Matches the names of the files from which the form can make a photo for the site. */
const PHOTO = /\.(jpe?g|png|webp|avif|hei[cf]|gif)$/i;
const NO_PHOTO = "Tento soubor sem nepatří. Vyberte fotku JPEG, PNG, WebP, AVIF nebo HEIC.";
const NOT_WHOLE = "Tato fotka není celá, asi se přerušil její přenos. Nahrajte ji z místa, kde je celá.";
/** The lists of files that are already checked. `refusePhotos` sends their event again, and then lets it pass. */
const checked = new WeakSet<FileList>();

/**
 * Refuses a file that is not a photo where a photo belongs, and a photo whose transfer was interrupted. The editor would show the
 * missing part in grey, and save the photo like that. Delete when Sveltia CMS refuses such files.
 */
async function refusePhotos(event: Event) {
  const { target } = event;
  if (!(target instanceof HTMLInputElement && target.files) || checked.has(target.files)) return;
  event.stopImmediatePropagation();
  checked.add(target.files);
  for (const file of target.files) {
    const isOther = target.accept.startsWith("image/") && !PHOTO.test(file.name);
    const isWhole = WHOLE.test(new TextDecoder("latin1").decode(await file.arrayBuffer()));
    if (isOther || !isWhole) {
      alert(`${file.name}: ${isOther ? NO_PHOTO : NOT_WHOLE}`);
      // Empties the field. Otherwise the browser would fire no event if the volunteer chose a file of the same name again.
      target.value = "";
      return;
    }
  }
  target.dispatchEvent(new Event("change", { bubbles: true }));
}

/** The buttons that have to wait until a file is processed: the buttons that save, close the form or fold a record. */
const BUTTONS_THAT_WAIT = ".content-editor :is(.toolbar, .header) button";
/** The button that the volunteer has pressed too early. It is pressed again when all files are processed. */
let waiting: HTMLElement | undefined;

/**
 * Whether a file is still being processed, or the form is being saved. A dialog in the page counts as processing, too, because a
 * file may have been chosen in the dialog. The dialog stays in the page for 0.6 seconds after it has closed, and the processing of
 * the file begins only a moment later.
 */
const isProcessing = () =>
  document.querySelector('.content-editor .processing, [role="dialog"]') ||
  document.querySelector(".content-editor > .toolbar")?.textContent?.includes("Ukládání");

/**
 * Makes saving, closing and folding wait until a chosen file is processed, and closing until the form is saved, because a form that
 * is closed cannot say that saving has failed. Before a file is processed, the field of the file is empty. The editor would save
 * the record without the file, and a folded record would forget the file. If nothing else has changed, the button that saves is
 * still disabled, and a disabled button gets no click. The toolbar around this button gets the click, so the place of the click
 * decides. Delete when Sveltia CMS itself waits.
 */
function waitForFiles(event: MouseEvent) {
  const [target, x] = [event.target as Element, event.clientX];
  const disabled = target.querySelector<HTMLElement>(":scope.toolbar :disabled");
  const { left = 0, right = 0 } = disabled?.getBoundingClientRect() ?? {};
  const button = left < x && x < right ? disabled : target.closest<HTMLElement>(BUTTONS_THAT_WAIT);
  if (!button || !isProcessing()) return;
  event.stopPropagation();
  waiting = button;
  setNotice("processing", "Ještě se ukládá, nebo se zpracovává vybraný soubor. Formulář pak bude pokračovat sám.");
}

/**
 * Presses the button that waits, unless a dialog says that the file was refused. Waits 300 ms first, for two reasons.
 * Processing begins some frames after the dialog for choosing a file has gone. The dialog that refuses a file comes some frames
 * after processing.
 */
const pressWaiting = () =>
  setTimeout(() => {
    if (!waiting || isProcessing()) return;
    if (!document.querySelector('[role="alertdialog"][open]')) waiting.click();
    waiting = undefined;
    setNotice("processing");
  }, 300);

/**
 * On a phone Sveltia CMS shows the name of the open form only in the title of the page: „Části webu › Vedoucí – Správa webu“.
 * This function copies the name („Vedoucí“) into the CSS variable `--form`, and index.html shows it. Delete when Sveltia CMS
 * shows the name on a phone.
 */
const nameForm = () =>
  document.body.style.setProperty("--form", JSON.stringify(document.title.replace(/^.*› | –.*$/g, "")));

new MutationObserver(nameForm).observe(document.head, { childList: true, subtree: true });
new MutationObserver(pressWaiting).observe(document.body, { childList: true, subtree: true });
// Shows a refusal that Sveltia CMS does not show, for example when a picture is deleted that a record needs.
window.addEventListener("unhandledrejection", ({ reason }) => {
  if (reason instanceof Refusal) setNotice("files", `Nic se nezměnilo. ${(reason.cause as Error).message}`);
});
document.addEventListener("click", waitForFiles, true);
document.addEventListener("click", confirmLoss, true);
document.addEventListener("cancel", confirmLoss, true);
document.addEventListener("change", refusePhotos, true);
