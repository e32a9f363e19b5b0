import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Page, Route } from "@playwright/test";
import type { CommitInput } from "../../src/admin/lost-answer";
import { checkContent } from "../../src/content/check";
import { listFiles } from "../../src/lib/list-files";
import { NOW } from "./pages";
import { TEST_CONTENT } from "./project-copy";

const CORS = { "access-control-allow-origin": "*", "access-control-allow-headers": "*" };
const USER = {
  id: 1,
  login: "jana",
  name: "Jana",
  email: "jana@klub.example",
  avatar_url: "https://avatars.githubusercontent.com/u/1",
  html_url: "https://github.com/jana",
};

interface GraphQlRequest {
  query: string;
  variables: {
    input: CommitInput & { branch: { branchName: string }; fileChanges: { deletions: { path: string }[] } };
  };
}

/** The id of the commit with this number; Git's ids have 40 characters. */
const oid = (count: number) => String(count).padStart(40, "0");

/** Imitates the part of GitHub's API that the form uses, for one repository with data/ and static/ of a folder. */
export class FakeGitHub {
  readonly files: Map<string, Buffer>;
  readonly commits: { message: string; files: string[] }[] = [];
  /** The errors that the content check finds in the files after each commit of the form. */
  readonly refusals: Promise<string[]>[] = [];
  /** Is called first for each request. If it returns true, it has answered the request itself. */
  instead: (route: Route) => Promise<boolean> = async () => false;
  /** Whether GitHub says at sign-in that one may write. */
  mayWrite = true;
  private count = 1;
  /** The message of the newest commit. */
  private message = "";

  constructor(root = TEST_CONTENT) {
    const paths = ["data", "static"].flatMap((folder) =>
      listFiles(join(root, folder)).map((path) => `${folder}/${path}`),
    );
    this.files = new Map(paths.map((path) => [path, readFileSync(join(root, path))]));
  }

  async listen(page: Page): Promise<void> {
    await page.route("https://api.github.com/**", async (route) => {
      if (await this.instead(route)) return;
      const { status = 200, json, body, headers } = this.answer(route);
      await route.fulfill({ status, headers: { ...CORS, ...headers }, json, body });
    });
  }

  text(path: string): string {
    return this.files.get(path)?.toString("utf8") ?? "";
  }

  /** Changes a file in a commit by somebody else. */
  change(path: string, content: string): void {
    this.files.set(path, Buffer.from(content));
    this.message = "";
    this.count++;
  }

  /** Answers a request. */
  answer(route: Route): Parameters<Route["fulfill"]>[0] & object {
    const request = route.request();
    const { pathname } = new URL(request.url());
    if (request.method() === "OPTIONS" || pathname.includes("/collaborators/")) return { status: 204 };
    if (pathname === "/user") return { json: USER };
    if (pathname === "/repos/klub/web") return { json: { permissions: { push: this.mayWrite } } };
    if (pathname.includes("/git/trees/"))
      return {
        json: {
          tree: [...this.files].map(([path, file]) => ({ type: "blob", path, sha: sha(file), size: file.length })),
        },
      };
    if (pathname.includes("/git/blobs/"))
      return { body: this.blob(pathname.slice(-40)), headers: { "content-type": "application/octet-stream" } };
    if (pathname.includes("/contents/"))
      return { status: this.files.has(pathname.split("/contents/")[1] ?? "") ? 200 : 404 };
    if (pathname === "/graphql") return { json: this.resolve(request.postDataJSON() as GraphQlRequest) };
    return { status: 404, json: { message: "Not Found" } };
  }

  private blob = (id: string) => [...this.files.values()].find((file) => sha(file) === id);

  /** Answers a GraphQL query, each field under its alias. */
  private resolve({ query, variables }: GraphQlRequest): unknown {
    if (query.includes("createCommitOnBranch")) {
      const { branch, expectedHeadOid } = variables.input;
      if (branch.branchName !== "main" || expectedHeadOid !== oid(this.count))
        return { data: null, errors: [{ type: "STALE_DATA" }] };
      this.commit(variables.input);
      return { data: { createCommitOnBranch: { commit: this.head(query) } } };
    }
    const commit = this.head(query);
    const ref = { target: { ...commit, history: { nodes: [commit] } } };
    const contents = [...query.matchAll(/(\w+): *object\(oid: "(\w+)"\)/g)].map(([, alias = "", id = ""]) => [
      alias,
      { text: this.blob(id)?.toString("utf8"), isTruncated: false },
    ]);
    const refs = [...query.matchAll(/(\w+): *ref\(/g)].map(([, alias = ""]) => [alias, ref]);
    return { data: { repository: { ref, ...Object.fromEntries([...contents, ...refs]) } } };
  }

  /** The newest commit, with the files that a query asks for. */
  private head(query: string) {
    const ids = [...query.matchAll(/(\w+): *file\(path: ("[^"]+")\)/g)].map(([, alias = "", path = ""]) => {
      const file = this.files.get(JSON.parse(path));
      return [alias, file && { oid: sha(file) }];
    });
    return {
      oid: oid(this.count),
      message: this.message,
      author: { ...USER, user: null },
      committedDate: "2023-01-02T00:00:00Z",
      parents: { nodes: [{ oid: oid(this.count - 1) }] },
      ...Object.fromEntries(ids),
    };
  }

  private commit({ message, fileChanges: { additions, deletions } }: GraphQlRequest["variables"]["input"]): void {
    for (const { path } of deletions) this.files.delete(path);
    for (const { path, contents } of additions) this.files.set(path, Buffer.from(contents, "base64"));
    this.message = `${message.headline}\n\n${message.body}`;
    this.commits.push({ message: message.headline, files: additions.map(({ path }) => path) });
    this.count++;
    this.refusals.push(refusal(this.files));
  }
}

const ids = new WeakMap<Buffer, string>();

/** Git's id of a blob. */
function sha(content: Buffer): string {
  const id = ids.get(content) ?? createHash("sha1").update(`blob ${content.length}\0`).update(content).digest("hex");
  ids.set(content, id);
  return id;
}

/** The errors that the content check finds in these files. */
async function refusal(files: ReadonlyMap<string, Buffer>): Promise<string[]> {
  const root = mkdtempSync(join(tmpdir(), "github-"));
  for (const [path, content] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  const { problems } = await checkContent(root, new Date(NOW));
  rmSync(root, { recursive: true });
  return problems.filter(({ severity }) => severity === "error").map(({ file, what }) => `${file}: ${what}`);
}
