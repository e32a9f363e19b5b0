/** The devices on which the browser tests run, as options of Playwright's projects. */
export const desktop = { viewport: { width: 1440, height: 900 } };
export const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
