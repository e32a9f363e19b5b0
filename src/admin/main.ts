import "./no-eval";
import CMS from "@sveltia/cms";
import { type DataFile, dataFiles } from "../content/schemas";
import { cmsConfig, formatOf } from "./config";
import { setNotice } from "./notices";
import { brokenFile, type Draft, prepareSave, readFile } from "./save";

const repository = process.env.SITE_REPOSITORY ?? "";
/** Each file as it was last read or saved, by whomever it was changed. */
const latest = new Map<DataFile, string>();

for (const name of dataFiles)
  CMS.registerCustomFormat(formatOf(name), "json", {
    fromFile(text) {
      latest.set(name, text);
      setNotice(name, brokenFile(name, text));
      return readFile(name, text);
    },
    toFile: ({ source }: Draft) => source,
  });

const nameOf = (path: string) => path.replace("data/", "") as DataFile;

CMS.registerEventListener({
  name: "preSave",
  handler({ entry }) {
    const name = nameOf(entry.get("path"));
    const draft = entry.get("data").toJS() as Draft;
    return entry.set("data", prepareSave(name, draft, latest.get(name) ?? draft.source, new Date()));
  },
});

CMS.registerEventListener({
  name: "postSave",
  handler({ entry }) {
    latest.set(nameOf(entry.get("path")), entry.getIn(["data", "source"]) as string);
  },
});

// Czech is the only language there is: src/build/admin.ts.
const PREFERENCES = "sveltia-cms.prefs";
localStorage.setItem(
  PREFERENCES,
  JSON.stringify({ ...JSON.parse(localStorage.getItem(PREFERENCES) ?? "{}"), locale: "cs" }),
);

if (!repository && location.hostname !== "localhost")
  setNotice(
    "repository",
    "Odsud formulář ukládat neumí: při sestavení webu nebylo řečeno, kde je uložený. Řekněte to tomu, kdo web programuje.",
  );

CMS.init({ config: cmsConfig(repository) });
