import * as z from "zod";

// The page's policy forbids eval, which zod would try when the first schema is made; so this module comes before them.
z.config({ jitless: true });
