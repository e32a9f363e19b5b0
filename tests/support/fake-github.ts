import { createHash } from "node:crypto";
import type { Page, Route } from "@playwright/test";

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
    input: { expectedHeadOid: string; message: { headline: string }; fileChanges: { additions: Addition[] } };
  };
}
type Addition = { path: string; contents: string };

/** The API of GitHub for one repository, as far as the form uses it. */
export class FakeGitHub {
  readonly commits: { message: string; files: string[] }[] = [];
  /** Answers a request of the form in the place of GitHub, if it returns true. */
  instead: (route: Route) => Promise<boolean> = async () => false;
  private head = 1;

  constructor(readonly files: Map<string, Buffer>) {}

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

  /** A commit of somebody else. */
  change(path: string, content: string): void {
    this.files.set(path, Buffer.from(content));
    this.head++;
  }

  private answer(route: Route): Parameters<Route["fulfill"]>[0] & object {
    const request = route.request();
    const { pathname } = new URL(request.url());
    if (request.method() === "OPTIONS" || pathname.includes("/collaborators/")) return { status: 204 };
    if (pathname === "/user") return { json: USER };
    if (pathname.includes("/git/trees/"))
      return {
        json: {
          tree: [...this.files].map(([path, file]) => ({ type: "blob", path, sha: sha(file), size: file.length })),
        },
      };
    if (pathname.includes("/git/blobs/"))
      return { body: this.blob(pathname.slice(-40)), headers: { "content-type": "application/octet-stream" } };
    if (pathname === "/graphql") return { json: this.resolve(request.postDataJSON() as GraphQlRequest) };
    return { status: 404, json: { message: "Not Found" } };
  }

  private blob = (id: string) => [...this.files.values()].find((file) => sha(file) === id);

  /** Answers each field of a query by its alias. */
  private resolve({ query, variables }: GraphQlRequest): unknown {
    if (query.includes("createCommitOnBranch")) {
      if (variables.input.expectedHeadOid !== String(this.head))
        return { data: null, errors: [{ type: "STALE_DATA" }] };
      return { data: { createCommitOnBranch: { commit: this.commit(query, variables.input) } } };
    }
    const commit = {
      oid: String(this.head),
      message: "",
      author: { ...USER, user: null },
      committedDate: "2026-01-01T00:00:00Z",
    };
    const ref = { target: { oid: commit.oid, history: { nodes: [commit] } } };
    const contents = [...query.matchAll(/(\w+): *object\(oid: "(\w+)"\)/g)].map(([, alias = "", id = ""]) => [
      alias,
      { text: this.blob(id)?.toString("utf8"), isTruncated: false },
    ]);
    const refs = [...query.matchAll(/(\w+): *ref\(/g)].map(([, alias = ""]) => [alias, ref]);
    return { data: { repository: { ref, ...Object.fromEntries([...contents, ...refs]) } } };
  }

  private commit(query: string, { message, fileChanges }: GraphQlRequest["variables"]["input"]) {
    const paths = fileChanges.additions.map(({ path }) => path);
    for (const { path, contents } of fileChanges.additions) this.files.set(path, Buffer.from(contents, "base64"));
    this.commits.push({ message: message.headline, files: paths });
    this.head++;
    const ids = [...query.matchAll(/(\w+): *file\(path: ("[^"]+")\)/g)].map(([, alias = "", path = ""]) => [
      alias,
      { oid: sha(this.files.get(JSON.parse(path)) as Buffer) },
    ]);
    return { oid: String(this.head), committedDate: "2026-01-02T00:00:00Z", ...Object.fromEntries(ids) };
  }
}

/** Git's id of a blob. */
const sha = (content: Buffer) => createHash("sha1").update(`blob ${content.length}\0`).update(content).digest("hex");
