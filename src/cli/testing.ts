import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import type { Terminal } from "./prompt";

/** A small project in a temporary folder, so that no test depends on the current content. */
export interface Project {
  root: string;
  read(path: string): string;
  write(path: string, content: string): void;
  /** The content of every file under data/ by its path. */
  snapshot(): Record<string, string>;
  /** Creates a photo and returns its path. */
  photo(change?: (photo: Sharp) => Sharp, size?: { width: number; height: number }): Promise<string>;
  remove(): void;
}

export const historyEntry = (year: string, title: string, isCamp = true) => ({
  title,
  year,
  image: `./history/${year}${isCamp ? "" : "-sraz"}.jpg`,
  link: `https://alba.cz/${year}`,
  ...(isCamp && { isCamp }),
});

export const camp = {
  theme: "Poslední drak",
  start: "2024-07-21T14:00:00+02:00",
  end: "2024-07-28",
  invitation: "Pojeďte s námi.",
  status: "Kapacita turnusu naplněna",
};

export function createProject(): Project {
  const root = mkdtempSync(join(tmpdir(), "tabor-"));
  const write = (path: string, content: string) => writeFileSync(join(root, path), content);
  const read = (path: string) => readFileSync(join(root, path), "utf8");
  mkdirSync(join(root, "data/history"), { recursive: true });
  write("data/camp.json", JSON.stringify(camp, null, 2));
  const reunions = [historyEntry("2021", "Sraz", false), historyEntry("…", "Neznámé", false)];
  write("data/history.json", JSON.stringify([historyEntry("2023", "Zlatý potok"), ...reunions], null, 2));
  write("data/history/2023.jpg", "2023");
  return {
    root,
    read,
    write,
    snapshot: () =>
      Object.fromEntries(
        readdirSync(join(root, "data"), { recursive: true, encoding: "utf8" })
          .map((name) => join(root, "data", name))
          .filter((path) => statSync(path).isFile())
          .map((path) => [path, readFileSync(path, "latin1")]),
      ),
    async photo(change = (photo) => photo.jpeg(), { width, height } = { width: 900, height: 600 }) {
      const path = join(root, "fotka");
      await change(sharp({ create: { width, height, channels: 3, background: "#386641" } })).toFile(path);
      return path;
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

/** A terminal at which `answers` are typed; `output` collects the questions and messages. */
export function fakeTerminal(answers: string[], interactive = false): Terminal & { output: string[] } {
  const output: string[] = [];
  return {
    output,
    interactive,
    say: (text) => void output.push(text),
    async ask(question) {
      output.push(question);
      const answer = answers.shift();
      if (answer === undefined) throw new Error("no answer left");
      return answer;
    },
  };
}
