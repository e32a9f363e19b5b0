/** The stores of Sveltia CMS in its IndexedDB database, each with its options. */
export const STORES: Record<string, IDBObjectStoreParameters> = {
  "asset-hashes": {},
  "asset-thumbnails": {},
  "draft-backups": { keyPath: ["collectionName", "slug"] },
  "file-cache": {},
  "file-system-handles": {},
  meta: {},
  "ui-settings": {},
};

/**
 * Creates the stores of Sveltia CMS. Otherwise, on the first visit, two parts of Sveltia CMS would upgrade the database at the same
 * time, and the stores of one part would be lost. The form would then show no pictures, or keep no drafts. Delete when Sveltia CMS
 * upgrades the database only once.
 */
export const createStores = (database: string) => openDatabase(database, ({ result }) => result.close());

/**
 * Opens the database of Sveltia CMS, and creates it if there is none. Does nothing if the browser denies the database, as Firefox
 * does if cookies are blocked: Sveltia CMS itself says so.
 */
export function openDatabase(database: string, onOpen: (opening: IDBOpenDBRequest) => void): void {
  try {
    const opening = indexedDB.open(database);
    opening.onupgradeneeded = () => {
      for (const [name, options] of Object.entries(STORES)) opening.result.createObjectStore(name, options);
    };
    opening.onsuccess = () => onOpen(opening);
  } catch {
    // The database is denied.
  }
}
