/** Shows a message above the form, or takes it away if there is no text any more. */
export function setNotice(id: string, text = ""): void {
  const notices = document.getElementById("notices");
  notices?.querySelector(`[data-id="${id}"]`)?.remove();
  const notice = document.createElement("p");
  notice.dataset.id = id;
  notice.textContent = text;
  if (text) notices?.append(notice);
}
