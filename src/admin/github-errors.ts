import { type Content, checkCommit } from "./check-commit";
import { type CommitInput, type HeadAnswer, hideOwnCommit, markCommit, onAnswer } from "./lost-answer";

const API = "https://api.github.com/";

const OFFLINE =
  "GitHub neodpovídá. Zkontrolujte připojení k internetu (do cizí wi-fi se napřed přihlaste) a zkuste to znovu.";
const NEW_TOKEN =
  "Zkontrolujte, že token platí pro úložiště webu a má oprávnění Contents: Read and write. Pokud ne, vytvořte si nový, odhlaste se a přihlaste se jím; co jste neuložili, tu zůstane. Pokud ano, pošlete tuto zprávu tomu, kdo se o web stará.";
const CANNOT_WRITE = `Váš token nesmí do úložiště webu zapisovat. ${NEW_TOKEN}`;
const FORBIDDEN = `GitHub to vašemu tokenu nedovolil. ${NEW_TOKEN}`;
const NOT_FOUND =
  "Úložiště webu na GitHubu není, nebo ho váš token nevidí. Zkontrolujte, že platí pro toto úložiště a má oprávnění Contents: Read and write.";
const INVALID_TOKEN =
  "GitHub váš token odmítl. Zkontrolujte, že jste ho vložili celý. Pokud už neplatí, vytvořte si nový, načtěte tuto stránku a přihlaste se jím; co jste neuložili, tu zůstane.";
const TOO_MANY_REQUESTS = "GitHub teď další požadavky odmítá. Zkuste to znovu asi za hodinu.";
const OUTAGE = "GitHub má poruchu. Zkuste to znovu za chvíli.";

/** Whether Sveltia CMS has saved the token. It has done so if the person has signed in before. */
const hasToken = () => globalThis.localStorage?.getItem("sveltia-cms.user")?.includes('"token"');

const tokenNote = () =>
  hasToken()
    ? "Uložený token i neuložené změny tu zůstávají. Když bude formulář chtít token znovu, stačí načíst stránku."
    : "Token tu uložený ještě není, nechte si ho zkopírovaný.";

/** Whether GitHub has refused the token of this device, and has accepted no commit since then. A reload does not change that. */
export const isTokenRefused = () => Boolean(localStorage.tokenRefused);

/** Whether a commit comes from a form. The message of the commit shows this. The messages of all commits are in config.ts. */
const isOfForm = ({ message }: CommitInput) => message.headline.includes(": úprava ve formuláři");

/** The body of an error from GitHub. The REST API sends `message`, and GraphQL sends `errors`, with the status 200. */
interface Body {
  message?: string;
  errors?: { type?: string; message?: string }[];
}

/**
 * Returns a `fetch` that differs from the given `fetch` in the requests to GitHub's API:
 * - Errors are in Czech, because the form shows them unchanged. A missing connection counts as an error, too.
 * - The notice „github“ shows the errors that keep the form from opening, because Sveltia CMS does not show them. `report` gets
 *   the text of such an error. As soon as GitHub answers without such an error, `report` gets no text.
 * - The notice „token“ says at sign-in that the person may not write, and gives GitHub's reason, because Sveltia CMS does not.
 * - The notice „files“ shows why a file could not be uploaded, renamed or deleted outside of a form, or why a form that was left
 *   meanwhile could not be saved, because Sveltia CMS says at most that this has failed. `report` gets the reason. With the next
 *   commit, `report` gets no text.
 * - A commit that checkCommit refuses is not sent.
 * - The message of a commit contains the mark of lost-answer.ts.
 * - lost-answer.ts learns what GitHub has answered.
 * - After a commit that has changed a data file outside of a form, the page is loaded again.
 */
export function watchGithub(
  fetch: typeof window.fetch,
  report: (notice: "github" | "token" | "files", problem?: string) => void,
  content: Content,
): typeof window.fetch {
  return async function watched(input, init) {
    if (!String(input).startsWith(API)) return fetch(input, init);
    const request = String(init?.body).includes("createCommitOnBranch") && JSON.parse(String(init?.body));
    const commit: CommitInput | undefined = request?.variables?.input;
    const title = globalThis.document?.title;
    const reportFailure = (reason: string) => {
      if (commit && !isOfForm(commit)) report("files", reason);
      else if (commit && document.title !== title) report("files", `Zavřený formulář se neuložil. ${reason}`);
    };
    if (commit) {
      const urlOf = (path: string) =>
        `${API}repos/${commit.branch.repositoryNameWithOwner}/contents/${encodeURI(path)}?ref=${commit.expectedHeadOid}`;
      const ask = (path: string) => watched(urlOf(path), { method: "HEAD", headers: init?.headers });
      const isMissing = async (path: string) => (await ask(path)).status === 404;
      report("files");
      await checkCommit(commit.fileChanges, content, isMissing).catch((error) => {
        reportFailure(error.message);
        throw error;
      });
      markCommit(commit);
    }
    const body = commit ? JSON.stringify(request) : init?.body;
    const response = await fetch(input, { ...init, body }).catch(() => undefined);
    // An answer in HTML does not come from GitHub. It is the sign-in page of a public network.
    if (!response || (response.ok && response.headers.get("content-type")?.includes("html"))) {
      report("github", `${OFFLINE} ${tokenNote()}`);
      reportFailure(OFFLINE);
      throw new Error(OFFLINE);
    }
    const { status } = response;
    if (commit && status < 500) onAnswer();
    // At the first sign-in no notice is needed, because Sveltia CMS itself says that the token is wrong.
    const denial = status === 401 && hasToken() ? INVALID_TOKEN : undefined;
    report("github", status >= 500 ? `${OUTAGE} ${tokenNote()}` : denial);
    if (response.ok && String(input).includes("/collaborators/")) {
      const repository = fetch(String(input).replace(/\/collaborators.*/, ""), init);
      const { permissions } = await repository.then((answer) => answer.json()).catch(() => ({}));
      if (permissions?.push === false) localStorage.tokenRefused = true;
      report("token", permissions?.push === false ? CANNOT_WRITE : undefined);
    }
    if (response.ok && !String(input).endsWith("/graphql")) return response;
    const copy = response.clone();
    const answer: Body & HeadAnswer = await copy.json().catch(() => ({}));
    if (response.ok && !answer.errors) {
      if (commit) delete localStorage.tokenRefused;
      // After a picture was renamed, Sveltia CMS would save the old name again. So the form reads the files anew, also after a
      // picture was deleted. The delay lets Sveltia CMS say first what it has done.
      const isOutside =
        commit && !isOfForm(commit) && commit.fileChanges.additions.some(({ path }) => /json$/.test(path));
      if (isOutside) setTimeout(() => window.location.reload(), 2000);
      return hideOwnCommit(answer) ? Response.json(answer) : response;
    }
    const message = translate(status, answer);
    if (!commit && status === 403) report("token", message);
    const isRefusal = [FORBIDDEN, INVALID_TOKEN].some((text) => message.startsWith(text));
    if (isRefusal && hasToken()) localStorage.tokenRefused = true;
    reportFailure(message);
    const errors = answer.errors?.slice(0, 1).map((error) => ({ ...error, message }));
    return Response.json({ ...answer, message, errors }, { status });
  };
}

function translate(status: number, { message = "", errors = [] }: Body): string {
  const original = errors[0]?.message ?? message;
  if (status === 401) return INVALID_TOKEN;
  if (status === 429 || /rate limit/i.test(original)) return TOO_MANY_REQUESTS;
  if (status === 403 || errors[0]?.type === "FORBIDDEN")
    return original ? `${FORBIDDEN}\nGitHub k tomu píše: ${original}` : FORBIDDEN;
  if (status >= 500) return OUTAGE;
  if (status === 404 || errors[0]?.type === "NOT_FOUND") return NOT_FOUND;
  return `GitHub odpověděl chybou: ${original.replace(/\.$/, "") || status}. Řekněte to tomu, kdo web programuje.`;
}
