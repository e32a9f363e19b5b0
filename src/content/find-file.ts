import { readdirSync } from "node:fs";
import { join } from "node:path/posix";
import { closestMatch } from "./suggest";

type Found = { path: string } | { what: string; advice: string };

/**
 * Finds the file that a data file names by `path` (relative to `root`), or says in Czech why not. Folders are read rather
 * than the file opened: so wrong case is noticed on Windows and macOS too, where it would only fail once published. Under
 * data/ composed and decomposed Unicode are the same; under static/ the name is also the address, so there they are not.
 */
export function findFile(root: string, path: string): Found {
  const form = (name: string) => (path.startsWith("data/") ? name.normalize("NFC") : name);
  let found = "";
  for (const wanted of path.split("/")) {
    const names = namesIn(join(root, found));
    const name = names.find((name) => form(name) === form(wanted));
    if (name === undefined) return missing(path, found, wanted, names);
    found = join(found, name);
  }
  return { path: join(root, found) };
}

function missing(path: string, folder: string, wanted: string, names: string[]): Found {
  const plain = (name: string) => name.normalize("NFC").toLowerCase();
  const twin = names.find((name) => plain(name) === plain(wanted));
  if (twin)
    return {
      what: "Název souboru se liší velkými a malými písmeny nebo zápisem háčků a čárek.",
      advice: `Ve složce ${folder} je „${twin}“. Napište ho přesně tak.`,
    };
  const meant = closestMatch(wanted, names);
  return {
    what: `Soubor ${path} neexistuje.`,
    advice: meant
      ? `Měl to být „${meant}“? Jinak ho nahrajte do složky ${folder}.`
      : `Opravte jeho název, nebo ho nahrajte do složky ${folder}.`,
  };
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
