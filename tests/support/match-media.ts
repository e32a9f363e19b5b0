// jsdom has no matchMedia. In unit tests every media query matches: the device has a mouse.
globalThis.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: true }) as MediaQueryList;
