// Where Sveltia CMS keeps who is signed in, and the folder that was chosen.
const USER = "sveltia-cms.user";
const STORE = "file-system-handles";
const HANDLE = "root_dir_handle";

/**
 * The text of a file as it is in the working copy now, whoever changed it since the form read it, in the way the editor reads
 * texts; undefined if the form does not work on a working copy. `database` is that of the editor, github:owner/name.
 */
export async function readWorkingCopy(database: string, path: string): Promise<string | undefined> {
  if (JSON.parse(localStorage.getItem(USER) ?? "{}").backendName !== "local") return;
  let folder = await rootFolder(database);
  const parts = path.split("/");
  for (const name of parts.slice(0, -1)) folder = await folder.getDirectoryHandle(name);
  const file = await (await folder.getFileHandle(parts.at(-1) ?? "")).getFile();
  return (await file.text()).trim().replace(/\r\n?/g, "\n");
}

function rootFolder(database: string): Promise<FileSystemDirectoryHandle> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(database);
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const handle = opening.result.transaction(STORE).objectStore(STORE).get(HANDLE);
      handle.onerror = () => reject(handle.error);
      handle.onsuccess = () => resolve(handle.result);
      opening.result.close();
    };
  });
}
