import { type BackendCall, type BackendStore, mapTexts } from '@atrium/backend';
import { listKeys, replaceKeys } from '../model/assetKeys';
import { assetFilesTable } from './tables';

/** What the files of the library are replaced by, by the keys that texts name them with. */
async function readReplaced(store: BackendStore, keys: readonly string[]): Promise<Map<string, string>> {
  const rows = keys.length > 0 ? await store.table(assetFilesTable).getMany(keys) : [];
  return new Map(rows.filter(({ id, src }) => !listKeys(src).includes(id)).map(({ id, src }) => [id, src]));
}

/**
 * A call whose answers have the files of the library as they are now: a file that is replaced keeps its address in texts, in
 * their versions and in documents, which stay as they are.
 */
export const withCurrentFiles = (call: BackendCall): BackendCall => ({
  ...call,
  async handle(store, request) {
    const answer = await call.handle(store, request);
    if (answer.status !== 200 && answer.status !== 201) return answer;
    const keys = new Set<string>();
    mapTexts(answer.data, (text) => {
      for (const key of listKeys(text)) keys.add(key);
      return text;
    });
    const replaced = await readReplaced(store, [...keys]);
    if (replaced.size === 0) return answer;
    const data = mapTexts(answer.data, (text) => replaceKeys(text, (key) => replaced.get(key)));
    return { status: answer.status, data };
  },
});
