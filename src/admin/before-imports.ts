import * as z from "zod";

// Settings that other modules read as soon as they are imported. That is why main.ts imports this module first.

// The page's policy forbids eval, which zod would try when the first schema is made.
z.config({ jitless: true });

// Sveltia CMS uses the language of the browser. Our build replaces each of its languages except English by Czech
// (src/build/admin.ts). To set the language in the preferences of Sveltia CMS is not enough: in an English browser each page
// would still offer English at its top. Delete when Sveltia CMS has an option for its language.
Object.defineProperty(navigator, "languages", { value: ["cs"] });
Object.defineProperty(navigator, "language", { value: "cs" });
