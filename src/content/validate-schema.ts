import { describeIssue } from "./describe-issue";
import { entriesOf, entryName } from "./entry";
import { errorIn, type Problem } from "./problem";
import { type DataFile, schemas } from "./schemas";

/** Every value in a data file that its schema rejects, and entries of the history that are there twice. */
export function validateSchema(name: DataFile, content: unknown): Problem[] {
  const schema = schemas[name];
  // A field may break several rules; its first problem is enough.
  const issues = (schema.safeParse(content).error?.issues ?? []).filter(
    ({ path }, index, all) => all.findIndex((other) => other.path.join() === path.join()) === index,
  );
  const problems = issues.map((issue) => {
    const inList = Array.isArray(content) && typeof issue.path[0] === "number";
    return errorIn(name, {
      entry: inList ? entryName(content, Number(issue.path[0])) : undefined,
      field: issue.path.slice(inList ? 1 : 0).join(".") || undefined,
      ...describeIssue(issue, valueAt(content, issue.path), schema),
    });
  });
  return name === "history.json" ? [...problems, ...repeatedEvents(content)] : problems;
}

/** Events of the same year, kind and title. Two events of an unknown year may have the same title. */
function repeatedEvents(content: unknown): Problem[] {
  const seen = new Map<string, string | undefined>();
  return entriesOf(content).flatMap(({ entry: { year, title, isCamp }, name }) => {
    const key = JSON.stringify([year, isCamp === true, title]);
    const earlier = year === "…" ? undefined : seen.get(key);
    seen.set(key, earlier ?? name);
    if (!earlier) return [];
    return errorIn("history.json", {
      entry: name,
      field: "title",
      what: "Stejná akce je v souboru dvakrát: rok, druh i název se shodují.",
      found: earlier,
      advice: "Jeden ze záznamů smažte, nebo změňte jeho název.",
    });
  });
}

const valueAt = (value: unknown, path: readonly PropertyKey[]) =>
  path.reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown> | undefined | null)?.[key], value);
