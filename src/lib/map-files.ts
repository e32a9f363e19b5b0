/** More keep no processor busy: Node reads and compresses four at a time. */
const AT_ONCE = 16;

/** What `read` makes of each file, in their order. Opens few at a time: of 2,000 at once, some systems refuse half (EMFILE). */
export async function mapFiles<File, Result>(
  files: readonly File[],
  read: (file: File) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = files.entries();
  const work = async () => {
    for (const [index, file] of queue) results[index] = await read(file);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return results;
}
