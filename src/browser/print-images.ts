// Loads all images for print. Other browsers do so themselves; WebKit prints those that were never scrolled to as their
// previews, 49 of 53 on Historie. It does not wait for them either: over a slow line only a second print has them all.
// Not on `beforeprint`, after which Chromium would not wait. Delete when WebKit loads lazy images for print.
window.matchMedia("print").addEventListener("change", () => {
  for (const image of document.images) image.loading = "eager";
});
