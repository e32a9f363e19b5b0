import { kinds, MIN_SIZES_PX } from "../content/file-kinds";

/** Throws an error in Czech if a commit to GitHub has an outdated file, or an upload that the content check would refuse. */
export async function checkCommit(body: unknown, isOutdated: (path: string) => boolean): Promise<void> {
  if (typeof body !== "string" || !body.includes("createCommitOnBranch")) return;
  for (const { path, contents } of JSON.parse(body).variables.input.fileChanges.additions) {
    if (isOutdated(path)) throw new Error("Právě ve stejnou chvíli uložil změnu někdo jiný. Uložte prosím znovu.");
    const [folder, name] = path.split(/\/(?=[^/]*$)/);
    const kind = Object.values(kinds).find((kind) => kind.folder === folder);
    if (kind && !kind.content.test(atob(contents)))
      throw new Error(
        `${name} není ${kind.noun}, jen se tak jmenuje, nebo není celý. Uložte ho jako ${kind.noun} a vyberte ho znovu.`,
      );
    const [minWidth, minHeight] = MIN_SIZES_PX[folder] ?? [0, 0];
    if (!minWidth) continue;
    const { width, height } = await createImageBitmap(await (await fetch(`data:;base64,${contents}`)).blob());
    if (width < minWidth || height < minHeight)
      throw new Error(
        `Obrázek ${name} má jen ${width} × ${height} bodů, potřeba je aspoň ${minWidth} × ${minHeight}. Vyberte větší. Starou fotku naskenujte jemněji, aspoň na 300 dpi, nebo ji zblízka vyfoťte telefonem.`,
      );
  }
}
