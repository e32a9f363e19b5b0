import "./before-imports";
import CMS from "@sveltia/cms";
import { repair } from "../content/repair";
import { type DataFile, dataFiles } from "../content/schemas";
import { removeMalformedHash } from "../lib/malformed-hash";
import { cmsConfig } from "./config";
import { fromForm } from "./data-file";
import { watchDrafts } from "./drafts";
import { watchGithub } from "./github-errors";
import "./listeners";
import { setNotice } from "./notices";
import { brokenFile, type Draft, prepareSave, readFile } from "./save";
import { createStores } from "./stores";

const siteRepository = process.env.SITE_REPOSITORY;
/** Sveltia CMS needs the name of a repository, even if the form saves only into a working copy. */
const repository = siteRepository || "tabor/web";

/** The text that each data file had when the form last read or saved it. It may have changes by anybody. */
const latest = new Map<DataFile, string>();

const nameOf = (path: string) => path.replace("data/", "") as DataFile;

/**
 * For each data file, the text that was in `latest` when the form prepared a draft of the file. Sveltia CMS may read the files
 * again before it commits. If `latest` then has a different text of the file, the draft is outdated.
 */
const preparedWith = new Map<string, string | undefined>();

function prepare(name: DataFile, draft: Draft) {
  preparedWith.set(name, latest.get(name));
  return prepareSave(name, draft, latest, new Date());
}

for (const name of dataFiles)
  CMS.registerCustomFormat(name, "json", {
    fromFile(file) {
      const text = repair(name, file);
      latest.set(name, text);
      setNotice(name, brokenFile(name, text));
      return readFile(name, text);
    },
    // If preSave has prepared the draft, the draft is written as it is. Otherwise the draft is prepared here. This happens when
    // a picture is renamed or deleted, because Sveltia CMS then writes the data file without preSave.
    toFile(draft: Draft) {
      return fromForm(name, draft.source, draft) === draft.source ? draft.source : prepare(name, draft).source;
    },
  });

CMS.registerEventListener({
  name: "preSave",
  handler: ({ entry }) => entry.set("data", prepare(nameOf(entry.get("path")), entry.get("data").toJS() as Draft)),
});

CMS.registerEventListener({
  name: "postSave",
  handler: ({ entry }) => void latest.set(nameOf(entry.get("path")), entry.getIn(["data", "source"]) as string),
});

window.fetch = watchGithub(window.fetch.bind(window), setNotice, {
  textOf: (name) => latest.get(name),
  isOutdated: (path) => preparedWith.get(nameOf(path)) !== latest.get(nameOf(path)),
});

if (!siteRepository) document.body.dataset.local = location.hostname;

removeMalformedHash();
const database = `github:${repository}`;
createStores(database);
watchDrafts(database);

// Starts Sveltia CMS. In a frame or in a browser that is too old Sveltia CMS does not start, and index.html says why.
// `toBase64` encodes the files that are saved. It is the newest function that Sveltia CMS needs, so a browser without it is too
// old.
if (window.top !== window) document.body.dataset.starting = "in-frame";
else if (!("toBase64" in Uint8Array.prototype)) document.body.dataset.starting = "in-vain";
else {
  CMS.init({ config: cmsConfig(repository) });
  // Sveltia CMS starts in English. When it has read its Czech texts, it shows them in the next frame. Until then index.html
  // hides the form. Delete when Sveltia CMS shows nothing before it has its texts.
  import("@sveltia/cms/locales/cs.json").then(() =>
    requestAnimationFrame(() => requestAnimationFrame(() => delete document.body.dataset.starting)),
  );
}
