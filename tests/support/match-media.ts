// A replacement for matchMedia, which jsdom lacks. It says yes to every media query, also to `(hover: hover)`: in unit tests
// the device has a mouse.
globalThis.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: true }) as MediaQueryList;
