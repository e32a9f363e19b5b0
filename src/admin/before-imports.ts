import * as z from "zod";

// Settings that other modules read when they are loaded. That is why main.ts imports this module before all others.

// Keeps zod from trying `eval` when the first schema is made. The Content-Security-Policy of the form forbids `eval`, and the
// browser would report the attempt as an error.
z.config({ jitless: true });

// Sveltia CMS uses the language of the browser. These lines make the browser say that its language is Czech. src/build/admin.ts
// replaces every language of Sveltia CMS by Czech, except English, because English is part of the code of Sveltia CMS. It is
// not enough to set the language in the preferences of Sveltia CMS, because an English browser would still offer English at the
// top of each page. Delete when Sveltia CMS has an option for the language.
Object.defineProperty(navigator, "languages", { value: ["cs"] });
Object.defineProperty(navigator, "language", { value: "cs" });
