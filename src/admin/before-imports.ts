import * as z from "zod";

// Settings that other modules read when they are loaded. That is why main.ts imports this module before all others.

// Keeps zod from trying `eval` when the first schema is made. The Content-Security-Policy of the form forbids `eval`, and the
// browser would report the attempt as an error.
z.config({ jitless: true });

// Makes the browser say that its language is Czech, because Sveltia CMS uses the language of the browser. src/build/admin.ts
// replaces every language of Sveltia CMS by Czech, except English, which is part of its code. It is not enough to set the
// language in the preferences of Sveltia CMS: in an English browser each page would still offer English at its top. Delete when
// Sveltia CMS has an option for its language.
Object.defineProperty(navigator, "languages", { value: ["cs"] });
Object.defineProperty(navigator, "language", { value: "cs" });
