/** Shows `text` above the form, in place of the last message with this `id`. Without a text, only removes that message. */
export function setNotice(id: string, text = ""): void {
  const notices = document.getElementById("notices");
  notices?.querySelector(`[data-id="${id}"]`)?.remove();
  const notice = document.createElement("p");
  notice.dataset.id = id;
  notice.textContent = text;
  if (text) notices?.append(notice);
}
