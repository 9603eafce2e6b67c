import type { Page } from '@playwright/test';

interface StoredRecord {
  id: number | string;
}

/** Puts records into the demo's store, as another tab would; applied at the next call. */
export async function putRecords(page: Page, table: string, records: readonly StoredRecord[]): Promise<void> {
  await page.evaluate(
    async ([name, rows]) => {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open('atrium');
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
      const writing = database.transaction(['records', 'log'], 'readwrite');
      for (const row of rows) writing.objectStore('records').put(row, [name, row.id]);
      writing
        .objectStore('log')
        .add({ changed: rows.length > 100 ? null : rows.map(({ id }) => ({ table: name, id })) });
      await new Promise<void>((resolve, reject) => {
        writing.oncomplete = () => resolve();
        writing.onerror = () => reject(writing.error);
      });
      database.close();
    },
    [table, records] as const,
  );
}
