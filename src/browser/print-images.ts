// Loads all images when the visitor prints. WebKit prints the images that were never scrolled to as their blurred previews: 49
// of 53 on Historie. WebKit does not wait for the images either, so that over a slow line only the second print has all of
// them. Other browsers load lazy images for print themselves. The event is not `beforeprint`, because after that event Chromium
// would not wait for the images. Delete this file when WebKit loads lazy images for print.
window.matchMedia("print").addEventListener("change", () => {
  for (const image of document.images) image.loading = "eager";
});
