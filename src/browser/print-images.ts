// Loads all images when the visitor prints. Without this file WebKit prints only the blurred preview of each image that was
// never in the viewport. On Historie these are 49 of 53 images. WebKit does not wait for the images that this file loads. So
// over a slow connection only a second print has all of them. Other browsers load lazy images for print themselves.
// `beforeprint` is not used, because Chromium would not wait for images requested in this event. Delete this file when WebKit
// loads lazy images for print.
window.matchMedia("print").addEventListener("change", () => {
  for (const image of document.images) image.loading = "eager";
});
