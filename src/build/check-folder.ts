/**
 * Says in Czech why Gatsby cannot build in a folder; undefined if it can. Gatsby puts the path of the folder into patterns and URLs,
 * where these characters have a meaning. It would stop with an error of its own, or never end.
 */
export function folderProblem(path: string): string | undefined {
  const [character] = /[#%?*()[\]{}!'|]/.exec(path) ?? [];
  if (!character) return;
  const folder = path.split(/[\\/]/).find((name) => name.includes(character));
  return `V názvu složky „${folder}“ je znak ${character}, se kterým web sestavit nejde. Přejmenujte složku tak, aby v jejím názvu nebyl.`;
}
