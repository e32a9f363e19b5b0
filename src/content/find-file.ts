import { readdirSync } from "node:fs";
import { join } from "node:path/posix";
import type { ProblemDetails } from "./problem";
import { closestMatch } from "./suggest";

/**
 * Finds the file at `path` under `root`, or says in Czech why it cannot. Reads folders instead of opening the file: Windows
 * and macOS would open it under a name in the wrong case, and only the published site would miss it. Under data/ composed
 * and decomposed Unicode are the same; under static/ they differ, because the name is also the URL.
 */
export function findFile(root: string, path: string): { path: string } | ProblemDetails {
  const normalize = (name: string) => (path.startsWith("data/") ? name.normalize("NFC") : name);
  let found = "";
  for (const wanted of path.split("/")) {
    const names = listFolder(join(root, found));
    const name = names.find((name) => normalize(name) === normalize(wanted));
    if (name === undefined) return describeMissing(path, found, wanted, names);
    found = join(found, name);
  }
  return { path: join(root, found) };
}

function describeMissing(path: string, folder: string, wanted: string, names: string[]): ProblemDetails {
  const plain = (name: string) => name.normalize("NFC").toLowerCase();
  const variant = names.find((name) => plain(name) === plain(wanted));
  if (variant)
    return {
      what: "Název souboru se liší velkými a malými písmeny nebo zápisem háčků a čárek.",
      advice: `Ve složce ${folder} je „${variant}“. Napište ho přesně tak.`,
    };
  const meant = closestMatch(wanted, names);
  return {
    what: `Soubor ${path} neexistuje.`,
    advice: meant
      ? `Měl to být „${meant}“? Jinak ho nahrajte do složky ${folder}.`
      : `Opravte jeho název, nebo ho nahrajte do složky ${folder}.`,
  };
}

/** The names in a folder; none if it cannot be read. */
export function listFolder(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
