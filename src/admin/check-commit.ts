import { kinds, MIN_SIZES_PX } from "../content/file-kinds";

/**
 * Throws an error in Czech if a request to GitHub commits a file that is outdated, or a photo or a document that the content
 * check would refuse.
 */
export async function checkCommit(body: unknown, isOutdated: (path: string) => boolean): Promise<void> {
  if (typeof body !== "string" || !body.includes("createCommitOnBranch")) return;
  for (const { path, contents } of JSON.parse(body).variables.input.fileChanges.additions) {
    if (isOutdated(path)) throw new Error("Právě ve stejnou chvíli uložil změnu někdo jiný. Uložte prosím znovu.");
    const [folder, name] = path.split(/\/(?=[^/]*$)/);
    if (/\.pdf$/i.test(path) && !kinds.document.content.test(atob(contents)))
      throw new Error(
        `${name} není PDF, jen se tak jmenuje, nebo není celý. Uložte dokument jako PDF a vyberte ho znovu.`,
      );
    const [minWidth, minHeight] = MIN_SIZES_PX[`${folder}.json`] ?? [0, 0];
    if (!minWidth) continue;
    const { width, height } = await createImageBitmap(await (await fetch(`data:;base64,${contents}`)).blob());
    if (width < minWidth || height < minHeight)
      throw new Error(
        `Obrázek ${name} má jen ${width} × ${height} bodů, potřeba je aspoň ${minWidth} × ${minHeight}. Vyberte větší. Starou fotku naskenujte jemněji, aspoň na 300 dpi, nebo ji zblízka vyfoťte telefonem.`,
      );
  }
}
