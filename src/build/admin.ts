import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { build, type Plugin } from "esbuild";

const PACKAGE = "node_modules/@sveltia/cms";
const ENTRY = "src/admin/main.ts";
/** Files of Sveltia CMS that the form does not use: source maps, pictures for maps, and fonts that lack ě, ř and ů. */
const UNUSED_ASSETS = /\.(map|png)$|(noto-mono|source-sans)[^/\\]*$/;

/**
 * The Content-Security-Policy of the form. It also forbids Sveltia CMS to call any host except GitHub's API. Without this
 * policy the CMS would load the signed-in person's picture from another host.
 */
const ADMIN_POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'unsafe-inline'",
  "img-src 'self' blob: data:",
  "media-src 'self' blob:",
  "font-src 'self'",
  "connect-src 'self' blob: data: https://api.github.com",
  "worker-src 'self'",
  "manifest-src blob:",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

/**
 * Writes the form for volunteers, /sprava/: a page, its scripts, and the icons and decoders of Sveltia CMS. The form saves to
 * `repository` (owner/name on GitHub). Without a repository the form saves only into a working copy. Throws an error in Czech
 * if the name of the repository is invalid. The form is not a Gatsby page, so that no Gatsby page carries any part of the form.
 */
export async function buildAdmin(repository = "", folder = "public/sprava"): Promise<void> {
  if (!/^([\w.-]+\/[\w.-]+)?$/.test(repository))
    throw new Error(`SITE_REPOSITORY má být vlastník/jméno úložiště na GitHubu. Teď je tam „${repository}“.`);
  const { metafile } = await build({
    entryPoints: [ENTRY],
    outdir: folder,
    entryNames: "[name]-[hash]",
    // The chunks load files from "../assets/". So the chunks have to be in a folder beside assets/, as they are in the package.
    chunkNames: "chunks/[name]-[hash]",
    bundle: true,
    splitting: true,
    minify: true,
    format: "esm",
    target: ["chrome140", "firefox133", "safari18.2"],
    define: {
      "process.env.SITE_REPOSITORY": JSON.stringify(repository),
      "process.env.GATSBY_DATA_HOST": JSON.stringify(process.env.GATSBY_DATA_HOST ?? ""),
    },
    plugins: [onlyCzech, withoutUnused, changed],
    metafile: true,
    logLevel: "warning",
  });
  cpSync(`${PACKAGE}/npm/assets`, join(folder, "assets"), {
    recursive: true,
    filter: (path) => !UNUSED_ASSETS.test(path),
  });
  // The HEIC decoder is under the LGPL. The text of the LGPL and a notice have to be beside each copy of the decoder.
  cpSync("src/admin/licenses", join(folder, "licenses"), { recursive: true });
  cpSync(`${PACKAGE}/LICENSE.txt`, join(folder, "licenses/sveltia-cms.txt"));
  const urlOf = (source: string) => {
    const [path = ""] = Object.entries(metafile.outputs).find(([, { inputs }]) => source in inputs) ?? [];
    return relative(folder, path).replaceAll("\\", "/");
  };
  const html = readFileSync("src/admin/index.html", "utf8")
    .replace("%POLICY%", ADMIN_POLICY)
    .replace("%STRINGS%", urlOf("replaced:cs"))
    .replace("%SCRIPT%", urlOf(ENTRY));
  writeFileSync(join(folder, "index.html"), html);
}

/** Puts one module with the given content in the place of all modules whose path matches `filter`. */
const replaceModules = (name: string, filter: RegExp, loader: "js" | "json", contents: () => string): Plugin => ({
  name,
  setup({ onResolve, onLoad }) {
    onResolve({ filter }, () => ({ path: name, namespace: "replaced" }));
    onLoad({ filter: new RegExp(`^${name}$`), namespace: "replaced" }, () => ({ contents: contents(), loader }));
  },
});

const readJson = (path: string) => JSON.parse(readFileSync(path, "utf8"));

/**
 * Replaces the texts of every language by Czech texts. These are the Czech texts of the package, with the additions and changes
 * of src/admin/cs.json.
 */
const onlyCzech = replaceModules("cs", /\/locales\/.*\.json$/, "json", () =>
  JSON.stringify(mergeStrings(readJson(`${PACKAGE}/locales/cs.json`), readJson("src/admin/cs.json"))),
);

type Strings = { [key: string]: string | Strings };

const mergeStrings = (base: Strings, added: Strings): Strings => {
  const merged = Object.entries(added).map(([key, text]) => [
    key,
    typeof text === "object" ? mergeStrings((base[key] ?? {}) as Strings, text) : text,
  ]);
  return { ...base, ...Object.fromEntries(merged) };
};

/**
 * Leaves out the packages for kinds of fields that the form does not have: code, maps, rich text, SVG. They are 1.6 MB
 * compressed. Delete when Sveltia CMS loads such packages only for a form that needs them.
 */
const unused = /^(@shikijs\/|svgo|leaflet|terra-draw|turndown)|(shiki-engine|react-dom)-/;
const withoutUnused = replaceModules("unused", unused, "js", () => "export default {}");

/**
 * Changes in the code of Sveltia CMS. Each change stops something that the code must not do, and that no option turns off.
 * Without the first two changes the policy would still refuse the requests, but the browser would report each of them as an
 * error. Delete a change when the package no longer needs the change.
 */
const changes: readonly [pattern: RegExp, replacement: string][] = [
  // Sveltia CMS asks another host for fonts, although its package contains copies of them.
  [/@font-face \{[^}]*jsdelivr[^}]*\}/g, ""],
  // Every five minutes Sveltia CMS asks another host whether GitHub works.
  [/https:\/\/www\.githubstatus\.com\/api\/v2\/status\.json/g, 'data:,{"status":{"indicator":"none"}}'],
  // Sveltia CMS shows an internal name before the name of a form: „_singletons › Historie“.
  [/(name:`_singletons`,)(?=files:)/g, "$1label:`Části webu`,"],
  // Sveltia CMS forbids zooming (WCAG 2.2, success criterion 1.4.4).
  [/`maximum-scale=1`,/g, ""],
];

/** Makes the changes above. Throws if the package contains a pattern no longer: find out whether its change is still needed. */
const changed: Plugin = {
  name: "changed",
  setup({ onLoad }) {
    onLoad({ filter: /@sveltia.cms.npm.index\.js$/ }, ({ path }) => {
      let contents = readFileSync(path, "utf8");
      for (const [pattern, replacement] of changes) {
        if (contents.search(pattern) < 0)
          throw new Error(`${path} has no ${pattern} any more; see src/build/admin.ts.`);
        contents = contents.replace(pattern, replacement);
      }
      return { contents, resolveDir: dirname(path) };
    });
  },
};
