import {
  answerCall,
  asc,
  type BackendCall,
  type BackendStore,
  created,
  Done,
  done,
  eq,
  ok,
  type Rejection,
  reject,
  rejectField,
  rejectStale,
  unknown,
} from '@atrium/backend';
import { AssetFolderAnswer, AssetFolders, AssetFolderToAdd, AssetFolderUpdate, AssetId } from '../api/schemas';
import { maxAssetFolders } from '../api/schemas/limits';
import { sectionCalls } from '../api/sectionCalls';
import { type Actor, isEditor } from '../model/rights';
import { tagKey } from '../model/tags';
import { actorOf } from './actor';
import { assetFoldersTable, assetsTable } from './tables';

/** Tags that a filter offers. */
const maxOffered = 100;

const denied = (actor: Actor): Rejection | null => (isEditor(actor) ? null : reject(403, 'Editors may', 'notAllowed'));

async function rejectName(store: BackendStore, name: string, id?: number): Promise<Rejection | null> {
  const same = await store.table(assetFoldersTable).find({ where: eq('nameKey', tagKey(name)) });
  return same.some((folder) => folder.id !== id)
    ? rejectField('name', 'There is a folder of this name.', 'taken')
    : null;
}

/** Tags of the library, the most frequent ones first. */
async function readTags(store: BackendStore): Promise<string[]> {
  const counts = await store.table(assetsTable).groupBy('tagNames').count();
  const sorted = [...counts].sort(([, a], [, b]) => b - a).slice(0, maxOffered);
  return sorted.map(([tag]) => String(tag));
}

export const assetFolderCalls: BackendCall[] = [
  answerCall(sectionCalls.getAssetFolders, {
    summary: 'Folders of the library, and the tags of its files',
    answer: AssetFolders,
    action: 'update',
    async handle(store) {
      const assets = store.table(assetsTable);
      const [folders, counts, total, unfiled, missingAlt, tags] = await Promise.all([
        store.table(assetFoldersTable).find({ orderBy: [asc('nameKey'), asc('id')] }),
        assets.groupBy('folderId').count(),
        assets.count(),
        assets.count(eq('isUnfiled', true)),
        assets.count(eq('isAltMissing', true)),
        readTags(store),
      ]);
      const counted = folders.map((folder) => ({ ...folder, assets: counts.get(folder.id) ?? 0 }));
      return ok({ folders: counted, total, unfiled, missingAlt, tags });
    },
  }),
  answerCall(sectionCalls.addAssetFolder, {
    isSerializable: true,
    summary: 'Add a folder to the library: editors may',
    input: AssetFolderToAdd,
    answer: AssetFolderAnswer,
    success: [201],
    action: 'update',
    async handle(store, { input: { name }, user }) {
      const table = store.table(assetFoldersTable);
      const rejection = denied(actorOf(user)) ?? (await rejectName(store, name));
      if (rejection) return rejection;
      if ((await table.count()) >= maxAssetFolders) return reject(400, 'There are too many folders.', 'tooManyItems');
      return created({ folder: await table.put({ id: await table.nextId(), name, rev: 0 }) });
    },
  }),
  answerCall(sectionCalls.updateAssetFolder, {
    isSerializable: true,
    summary: 'Name a folder of the library otherwise: editors may',
    input: AssetFolderUpdate,
    answer: AssetFolderAnswer,
    action: 'update',
    rejections: [404, 409],
    async handle(store, { input: { id, rev, name }, user }) {
      const rejection = denied(actorOf(user));
      if (rejection) return rejection;
      const before = await store.table(assetFoldersTable).get(id);
      if (!before) return unknown('folder');
      return (
        rejectStale(before, rev) ??
        (await rejectName(store, name, id)) ??
        ok({ folder: await store.table(assetFoldersTable).put({ ...before, name }) })
      );
    },
  }),
  answerCall(sectionCalls.deleteAssetFolder, {
    isSerializable: true,
    summary: 'Delete a folder of the library; its files stay, in no folder: editors may',
    input: AssetId,
    answer: Done,
    action: 'update',
    rejections: [404],
    async handle(store, { input: { id }, user }) {
      const rejection = denied(actorOf(user));
      if (rejection) return rejection;
      if (!(await store.table(assetFoldersTable).get(id))) return unknown('folder');
      for await (const asset of store.table(assetsTable).each(eq('folderId', id)))
        await store.table(assetsTable).put({ ...asset, folderId: null });
      await store.table(assetFoldersTable).delete(id);
      return done();
    },
  }),
];
