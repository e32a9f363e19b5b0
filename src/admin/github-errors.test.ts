import { isTokenRefused, watchGithub } from "./github-errors";

const REST = "https://api.github.com/user";
const GRAPHQL = "https://api.github.com/graphql";
/** The message of a commit of a form. */
const FORM = "Letošní-tábor: úprava ve formuláři";

const report = jest.fn();
const withFetch = (fetch: typeof window.fetch) =>
  watchGithub(fetch, report, { textOf: () => undefined, isOutdated: () => false });

// What a browser has and Node.js lacks.
const localStorage = { getItem: () => '{"token":"1"}' };
Object.assign(globalThis, { localStorage, document: { title: "Části webu › Kontakty" } });

/** GitHub's message as the form gets it, from REST and from GraphQL. */
async function messages(url: string, status: number, body: object | string) {
  const answer = new Response(typeof body === "string" ? body : JSON.stringify(body), { status });
  const response = await withFetch(async () => answer)(url);
  expect(response.status).toBe(status);
  const { message, errors } = await response.json();
  return [message, ...(errors ?? []).map((error: { message: string }) => error.message)];
}

test.each<[what: string, url: string, status: number, body: object | string, expected: RegExp, errors?: number]>([
  ["a wrong token", REST, 401, { message: "Bad credentials" }, /token odmítl/],
  ["a token that may not write", REST, 403, { message: "Archived." }, /nedovolil.*\nGitHub k tomu píše: Archived\.$/],
  ["the same in GraphQL", GRAPHQL, 200, { errors: [{ type: "FORBIDDEN", message: "No" }] }, /nedovolil.*\n.*: No$/, 1],
  ["the same without a reason", GRAPHQL, 200, { errors: [{ type: "FORBIDDEN" }] }, /, kdo se o web stará\.$/, 1],
  ["too many requests", REST, 429, {}, /za hodinu/],
  ["the same with status 403", REST, 403, { message: "API rate limit exceeded for user" }, /za hodinu/],
  ["the same in GraphQL", GRAPHQL, 200, { errors: [{ message: "API rate limit exceeded" }] }, /za hodinu/, 1],
  ["no such repository", REST, 404, { message: "Not Found" }, /Úložiště webu na GitHubu není/],
  ["the same in GraphQL", GRAPHQL, 200, { errors: [{ type: "NOT_FOUND", message: "No" }] }, /Úložiště webu/, 1],
  ["an outage without JSON", REST, 502, "<h1>Bad Gateway</h1>", /má poruchu/],
  ["anything else", REST, 422, { message: "Is too large." }, /GitHub odpověděl chybou: Is too large\. Řekněte/],
  ["anything else without a message", REST, 422, {}, /GitHub odpověděl chybou: 422\. Řekněte/],
  ["several errors as one", GRAPHQL, 200, { errors: [{ message: "One" }, { message: "Two" }] }, /chybou: One\./, 1],
])("%s", async (_, url, status, body, expected, errors = 0) => {
  const found = await messages(url, status, body);
  expect(found).toEqual(Array(errors + 1).fill(expect.stringMatching(expected)));
});

test("the sign-in page of a public network is no answer of GitHub", async () => {
  const page = new Response("<h1>Přihlaste se</h1>", { headers: { "content-type": "text/html" } });
  await expect(withFetch(async () => page)(REST)).rejects.toThrow("GitHub neodpovídá.");
});

test.each([
  ["an answer of REST", REST, 200],
  ["an answer of GraphQL", GRAPHQL, 200],
  ["an error of another host", "https://example.com/graphql", 500],
])("%s is passed on as it is", async (_, url, status) => {
  const answer = Response.json({ data: {} }, { status });
  expect(await withFetch(async () => answer)(url)).toBe(answer);
});

const missing = async () => new Response(null, { status: 404 });
const offline = () => Promise.reject(new TypeError("Failed to fetch"));
test.each([
  ["that is not there", missing, /^Nic se neuložilo\. Soubory:\n• 1\. záznam.*Na webu není: \/files\/a\.pdf\./],
  ["without a connection", offline, "GitHub neodpovídá."],
])("a commit with a link to a document %s is refused", async (_, fetch, message) => {
  const link = commitOf("data/files.json", '[{"link":"/files/a.pdf"}]');
  await expect(withFetch(fetch)(GRAPHQL, link)).rejects.toThrow(message);
});

test("a token that was refused counts as refused until GitHub accepts a commit", async () => {
  const commit = (answer: object) =>
    withFetch(async () => Response.json(answer))(GRAPHQL, commitOf("data/camp.json", "{}", FORM));
  await commit({ errors: [{ type: "FORBIDDEN" }] });
  expect(isTokenRefused()).toBe(true);
  await commit({ data: {} });
  expect(isTokenRefused()).toBe(false);
});

test("why a form is not saved is said above the list if the form was left meanwhile", async () => {
  const leave = async () => {
    document.title = "Obsah";
    return new Response(null, { status: 502 });
  };
  await withFetch(leave)(GRAPHQL, commitOf("data/camp.json", "{}", FORM));
  expect(report.mock.lastCall).toEqual(["files", expect.stringMatching(/^Zavřený formulář se neuložil\. GitHub má/)]);
});

/** The request for a commit of one file, by default not made in a form. */
function commitOf(path: string, content: string, headline = "Nahráno") {
  const additions = [{ path, contents: btoa(content) }];
  const input = { branch: {}, expectedHeadOid: "1", message: { headline }, fileChanges: { additions } };
  return { body: JSON.stringify({ query: "createCommitOnBranch", variables: { input } }) };
}

test("after a picture was renamed the page is loaded again, because the editor knows only the old name", async () => {
  jest.useFakeTimers();
  const reload = jest.fn();
  Object.assign(globalThis, { window: { location: { reload } } });
  await withFetch(async () => Response.json({ data: {} }))(GRAPHQL, commitOf("data/leaders.json", "[]"));
  expect(reload).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(reload).toHaveBeenCalledTimes(1);
});
