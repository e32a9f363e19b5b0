/** Shows a message above the form, or takes it away if there is no text any more. */
export function setNotice(id: string, text: string | undefined): void {
  const notices = document.getElementById("notices");
  const before = notices?.querySelector(`[data-id="${id}"]`);
  if (!text) {
    before?.remove();
    return;
  }
  const notice = before ?? document.createElement("p");
  notice.setAttribute("data-id", id);
  notice.textContent = text;
  notices?.append(notice);
}
