import {
  answerCall,
  type BackendCall,
  type BackendStore,
  created,
  eq,
  ok,
  type Rejection,
  readReference,
  reject,
  rejectField,
  rejectStale,
  unknown,
} from '@atrium/backend';
import {
  AddedAsset,
  type Asset,
  AssetAnswer,
  AssetsToDelete,
  AssetsToEdit,
  AssetToAdd,
  AssetToReplace,
  AssetUpdate,
  ChangedAssets,
} from '../api/schemas';
import { maxAssets, maxFormerFiles } from '../api/schemas/limits';
import { sectionCalls } from '../api/sectionCalls';
import { isDecided, kindOfType, titleOfFile } from '../model/assetFile';
import { isEditor, mayChangeAsset } from '../model/rights';
import { foldTags, tagsIssue } from '../model/tags';
import { actorOf } from './actor';
import { countUses, listUses } from './assetUses';
import { assetFilesTable, assetFoldersTable, assetsTable } from './tables';
import { rejectTags } from './writeItems';

/** A data URL of a picture, where files stay in the records. */
const maxAssetCall = 8 * 1024 * 1024;

const denied = (): Rejection => reject(403, 'Not allowed', 'notAllowed');

const nowOf = (store: BackendStore): string => new Date(store.now()).toISOString();

/** Key and media type of a file that was stored; null for any other address. */
async function readSent(src: string): Promise<{ key: string; type: string } | null> {
  const reference = readReference(src);
  if (reference) return { key: reference.hash, type: reference.type };
  const [, type, base64] = /^data:([\w.+-]+\/[\w.+-]+);base64,([A-Za-z0-9+/]*={0,2})$/.exec(src) ?? [];
  if (type === undefined || base64 === undefined) return null;
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return { key: [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join(''), type: type.toLowerCase() };
}

/** The asset that has a file, or has had it before it was replaced. */
async function findByKey(store: BackendStore, key: string): Promise<Asset | undefined> {
  const current = await store.table(assetsTable).first({ where: eq('key', key) });
  if (current) return current;
  const former = await store.table(assetFilesTable).get(key);
  return former && store.table(assetsTable).get(former.assetId);
}

const unknownFile = rejectField('src', 'Store the file first: POST /api/files.', 'unknown');
const unknownType = rejectField('src', 'Files of this type are not taken.', 'type');

async function rejectFolder(store: BackendStore, folderId: number | null | undefined): Promise<Rejection | null> {
  if (typeof folderId !== 'number' || (await store.table(assetFoldersTable).get(folderId))) return null;
  return rejectField('folderId', 'No such folder', 'unknown');
}

const writeCalls: BackendCall[] = [
  answerCall(sectionCalls.addAsset, {
    isSerializable: true,
    summary: 'Take a stored file into the library',
    notes: 'A file that is in the library already is answered as it is there: nothing is changed.',
    input: AssetToAdd,
    maxBytes: maxAssetCall,
    answer: AddedAsset,
    success: [201],
    action: 'update',
    async handle(store, { input: { src, fileName, size, width = null, height = null, ...sent }, user }) {
      const file = await readSent(src);
      if (!file) return unknownFile;
      const kind = kindOfType(file.type);
      if (!kind) return unknownType;
      const known = await findByKey(store, file.key);
      if (known) return created({ asset: known, isKnown: true });
      const { title = '', alt = '', credit = '', folderId = null, tags = [] } = sent;
      const table = store.table(assetsTable);
      const rejection = (await rejectFolder(store, folderId)) ?? rejectTags('tags', { tags: foldTags(tags) });
      if (rejection) return rejection;
      if ((await table.count()) >= maxAssets) return reject(400, 'The library is full.', 'tooManyItems');
      const at = nowOf(store);
      const asset = await table.put({
        id: await table.nextId(),
        kind,
        title: title || titleOfFile(fileName),
        fileName,
        size,
        src,
        width,
        height,
        ...file,
        alt,
        credit,
        folderId,
        tags: foldTags(tags),
        authorId: actorOf(user).id,
        createdAt: at,
        updatedAt: at,
        rev: 0,
      });
      await store.table(assetFilesTable).put({ id: file.key, assetId: asset.id, src });
      return created({ asset, isKnown: false });
    },
  }),
  answerCall(sectionCalls.updateAsset, {
    summary: 'Change what is said of a file of the library: its own, or any by editors',
    input: AssetUpdate,
    answer: AssetAnswer,
    action: 'update',
    rejections: [404, 409],
    async handle(store, { input: { id, rev, ...sent }, user }) {
      const before = await store.table(assetsTable).get(id);
      if (!before) return unknown('asset');
      if (!mayChangeAsset(before, actorOf(user))) return denied();
      const { title = before.title, alt = before.alt, credit = before.credit, folderId = before.folderId } = sent;
      const tags = sent.tags ? foldTags(sent.tags) : before.tags;
      const issue = tagsIssue(tags, before.tags);
      const rejection =
        rejectStale(before, rev) ??
        (title ? null : rejectField('title', 'A title is needed.', 'required')) ??
        (await rejectFolder(store, sent.folderId)) ??
        (issue && rejectTags('tags', { tags }));
      if (rejection) return rejection;
      const asset = { ...before, title, alt, credit, folderId, tags, updatedAt: nowOf(store) };
      return ok({ asset: await store.table(assetsTable).put(asset) });
    },
  }),
  answerCall(sectionCalls.replaceAsset, {
    isSerializable: true,
    summary: 'Put another file in the place of one: its address stays, and every item shows the new one',
    input: AssetToReplace,
    maxBytes: maxAssetCall,
    answer: AssetAnswer,
    action: 'update',
    deniesAssistants: true,
    rejections: [404, 409],
    async handle(store, { input: { id, rev, src, fileName, size, width = null, height = null }, user }) {
      const before = await store.table(assetsTable).get(id);
      if (!before) return unknown('asset');
      const actor = actorOf(user);
      if (!mayChangeAsset(before, actor)) return denied();
      const stale = rejectStale(before, rev);
      if (stale) return stale;
      if (!isEditor(actor) && (await listUses(store, before)).some(isDecided))
        return reject(403, 'Editors replace what is under review, approved or live.', 'decided');
      const file = await readSent(src);
      if (!file) return unknownFile;
      if (kindOfType(file.type) !== before.kind)
        return rejectField('src', 'A picture is replaced by a picture, a file by a file.', 'otherKind');
      const known = await findByKey(store, file.key);
      if (known && known.id !== id) return rejectField('src', 'This file is in the library already.', 'taken');
      const files = store.table(assetFilesTable);
      const rows = await files.find({ where: eq('assetId', id) });
      if (rows.length > maxFormerFiles)
        return reject(400, 'It has been replaced too often. Add a new file.', 'tooManyItems');
      for (const key of new Set([...rows.map((row) => row.id), before.key, file.key]))
        await files.put({ id: key, assetId: id, src });
      const updatedAt = nowOf(store);
      const asset = { ...before, ...file, src, fileName, size, width, height, updatedAt };
      return ok({ asset: await store.table(assetsTable).put(asset) });
    },
  }),
];

type Refused = ChangedAssets['refused'][number];

const bulkCalls: BackendCall[] = [
  answerCall(sectionCalls.editAssets, {
    isSerializable: true,
    summary: 'Move files of the library, and tag them: their own, or any by editors',
    input: AssetsToEdit,
    answer: ChangedAssets,
    action: 'update',
    async handle(store, { input: { ids, folderId, addTags = [] }, user }) {
      const rejection = await rejectFolder(store, folderId);
      if (rejection) return rejection;
      const actor = actorOf(user);
      const found = await store.table(assetsTable).getMany(ids);
      const refused: Refused[] = missing(ids, found);
      const done: number[] = [];
      for (const asset of found) {
        const tags = foldTags([...asset.tags, ...addTags]);
        const reason = !mayChangeAsset(asset, actor)
          ? 'notAllowed'
          : tagsIssue(tags, asset.tags) !== null
            ? 'tooManyTags'
            : null;
        if (reason) {
          refused.push({ id: asset.id, reason, uses: 0 });
          continue;
        }
        const folder = folderId === undefined ? asset.folderId : folderId;
        await store.table(assetsTable).put({ ...asset, folderId: folder, tags, updatedAt: nowOf(store) });
        done.push(asset.id);
      }
      return ok({ done, refused });
    },
  }),
  answerCall(sectionCalls.deleteAssets, {
    isSerializable: true,
    summary: 'Delete files of the library: their own, or any by editors',
    notes:
      'Those that are used are refused unless it is confirmed; items keep them. What was deleted can be restored for ten minutes: POST /apps/restore with the kind `contentAsset`.',
    input: AssetsToDelete,
    answer: ChangedAssets,
    action: 'update',
    deniesAssistants: true,
    async handle(store, { input: { ids, isConfirmed = false }, user }) {
      const actor = actorOf(user);
      const found = await store.table(assetsTable).getMany(ids);
      const usesOf = await countUses(store, found);
      const refused: Refused[] = missing(ids, found);
      const done: number[] = [];
      for (const asset of found) {
        const uses = usesOf(asset.id);
        if (!mayChangeAsset(asset, actor)) refused.push({ id: asset.id, reason: 'notAllowed', uses });
        else if (uses > 0 && !isConfirmed) refused.push({ id: asset.id, reason: 'used', uses });
        else {
          await store.bin(assetsTable, asset.id);
          if (uses === 0) await forgetFiles(store, asset.id);
          done.push(asset.id);
        }
      }
      return ok({ done, refused });
    },
  }),
];

const missing = (ids: readonly number[], found: readonly Asset[]): Refused[] =>
  ids.filter((id) => found.every((asset) => asset.id !== id)).map((id): Refused => ({ id, reason: 'gone', uses: 0 }));

/** Nothing names them any more. */
async function forgetFiles(store: BackendStore, assetId: number): Promise<void> {
  for (const { id } of await store.table(assetFilesTable).find({ where: eq('assetId', assetId) }))
    await store.table(assetFilesTable).delete(id);
}

export const assetCalls: BackendCall[] = [...writeCalls, ...bulkCalls];
