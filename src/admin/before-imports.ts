import * as z from "zod";

// What other modules read as soon as they are imported: main.ts imports this one first.

// The page's policy forbids eval, which zod would try when the first schema is made.
z.config({ jitless: true });

// Czech is the only language there is (src/build/admin.ts); the editor would choose that of the browser.
const PREFERENCES = "sveltia-cms.prefs";
const preferences = JSON.parse(localStorage.getItem(PREFERENCES) ?? "{}");
localStorage.setItem(PREFERENCES, JSON.stringify({ ...preferences, locale: "cs" }));
