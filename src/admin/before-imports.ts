import * as z from "zod";

// What other modules read as soon as they are imported: main.ts imports this one first.

// The page's policy forbids eval, which zod would try when the first schema is made.
z.config({ jitless: true });

// Sveltia CMS speaks the language of the browser, and of all but English we make Czech (src/build/admin.ts). A preference in
// its settings would not do: in an English browser it offers English on top of each page.
Object.defineProperty(navigator, "languages", { value: ["cs"] });
Object.defineProperty(navigator, "language", { value: "cs" });
