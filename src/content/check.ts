import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path/posix";
import { contentTypes, type DataFile } from "./content-types";
import { contract } from "./contract";
import { describeIssue } from "./describe-issue";
import type { Problem } from "./problem";
import { readJson } from "./read-json";

type Entry = Record<string, unknown>;

/** Checks everything under data/ of the project at `root`: syntax, contract, and that each named file exists. */
export function checkContent(root: string): Problem[] {
  return [...(Object.keys(contentTypes) as DataFile[]).flatMap((name) => checkFile(root, name)), ...strayFiles(root)];
}

/** Every JSON file under data/ would become content, so one that the site does not know is a mistake. */
function strayFiles(root: string): Problem[] {
  return readdirSync(join(root, "data"), { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => path.endsWith(".json") && !(path in contentTypes))
    .map((path) => ({
      file: `data/${path}`,
      message: `Tenhle soubor web nezná. Přejmenujte ho, nebo smažte; čte se jen ${Object.keys(contentTypes).join(", ")}.`,
    }));
}

function checkFile(root: string, name: DataFile): Problem[] {
  const file = `data/${name}`;
  let source: string;
  try {
    source = readFileSync(join(root, file), "utf8");
  } catch {
    return [{ file, message: "Soubor chybí nebo ho nelze přečíst. Vraťte ho na místo." }];
  }
  const json = readJson(source);
  if ("message" in json) return [{ file, message: json.message }];

  const result = contract[name].safeParse(json.value);
  const breaches = (result.error?.issues ?? []).map((issue): Problem => {
    const [index, ...rest] = typeof issue.path[0] === "number" ? issue.path : [undefined, ...issue.path];
    return {
      file,
      entry: index === undefined ? undefined : nameEntry(json.value, Number(index)),
      field: rest.length > 0 ? rest.join(".") : undefined,
      message: describeIssue(issue, valueAt(json.value, issue.path)),
    };
  });
  return [...breaches, ...missingFiles(root, file, json.value)];
}

/** Problems for each picture, document, still and film that an entry names and that is not there. */
function missingFiles(root: string, file: string, value: unknown): Problem[] {
  const entries: unknown[] = Array.isArray(value) ? value : [value];
  return entries.flatMap((entry, index) =>
    namedFiles(entry)
      .filter(({ path }) => !exists(root, path))
      .map(({ field, path }) => ({
        file,
        entry: Array.isArray(value) ? nameEntry(value, index) : undefined,
        field,
        message: `Soubor ${path} neexistuje. Nahrajte ho, nebo opravte jeho název.`,
      })),
  );
}

function namedFiles(entry: unknown): { field: string; path: string }[] {
  if (!isEntry(entry)) return [];
  const video = isEntry(entry.video) ? entry.video : {};
  // With a data host of its own the film does not lie among the site's files.
  const film = process.env.GATSBY_DATA_HOST ? undefined : video.file;
  return [
    ...["image", "hoverImage", "logo"].map((field) => ({ field, base: "data", path: entry[field] })),
    { field: "link", base: "static", path: isOwnPath(entry.link) ? entry.link : undefined },
    { field: "video.still", base: "static", path: video.still },
    { field: "video.file", base: "static", path: film },
  ].flatMap(({ field, base, path }) => (typeof path === "string" ? [{ field, path: join(base, path) }] : []));
}

/**
 * Whether each folder on the way lists the next name, in exactly this case on every system. Under data/ composed and
 * decomposed Unicode are the same; under static/ the name is also the address, so there they are not.
 */
function exists(root: string, path: string) {
  const form = (name: string) => (path.startsWith("data/") ? name.normalize("NFC") : name);
  return path.split("/").every((name, depth, names) => {
    try {
      return readdirSync(join(root, ...names.slice(0, depth))).some((listed) => form(listed) === form(name));
    } catch {
      return false;
    }
  });
}

function nameEntry(list: unknown, index: number) {
  const entry = Array.isArray(list) ? list[index] : undefined;
  const names = isEntry(entry) ? [entry.year, entry.title ?? entry.name] : [];
  const shown = names.filter((name) => typeof name === "string" && name !== "").join(", ");
  return `${index + 1}. záznam${shown && ` (${shown})`}`;
}

const isEntry = (value: unknown): value is Entry =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isOwnPath = (link: unknown) => typeof link === "string" && link.startsWith("/");
const valueAt = (value: unknown, path: PropertyKey[]) =>
  path.reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown> | undefined)?.[key], value);
