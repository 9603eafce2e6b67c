import { type BackendStore, eq } from '@atrium/backend';
import type { ContentItem, ItemDocument } from '../api/schemas';
import { maxDocumentLength } from '../api/schemas/limits';
import { documentsTable, type StoredDocument, type StoredUpdate, updatesTable } from './tables';

/** Yjs and the schema of texts: loaded once somebody writes. */
export const loadModel = () => import('@atrium/contract/document');

export const toItemDocument = ({ key, outside, issues }: StoredDocument): ItemDocument => ({ key, outside, issues });

export const readDocumentOf = async (store: BackendStore, itemId: number): Promise<ItemDocument | null> => {
  const document = await store.table(documentsTable).get(itemId);
  return document ? toItemDocument(document) : null;
};

/** A name that no document before had, nor one in a copy of the records. */
const newKey = (store: BackendStore): string =>
  `${store.now().toString(36)}-${Math.floor(store.random() * 2 ** 52).toString(36)}`;

/** The document of an item: made of its text when it is first asked for, and only here. */
export async function openDocument(store: BackendStore, item: ContentItem): Promise<StoredDocument> {
  const table = store.table(documentsTable);
  const known = await table.get(item.id);
  if (known) return known;
  const state = await (await loadModel()).beginDocument(item);
  return table.put({ id: item.id, key: newKey(store), outside: 0, issues: [], state });
}

/** What was written in a document since its state, in no order: it needs none. */
export async function readUpdates(store: BackendStore, itemId: number): Promise<StoredUpdate[]> {
  const found: StoredUpdate[] = [];
  for await (const update of store.table(updatesTable).each(eq('itemId', itemId))) found.push(update);
  return found;
}

export const partsOf = ({ state }: StoredDocument, updates: readonly StoredUpdate[]): string[] => [
  state,
  ...updates.map(({ update }) => update),
];

/** True where a document would be larger than it may be. */
export const isTooLarge = (parts: readonly string[], added: string): boolean =>
  parts.reduce((length, part) => length + part.length, added.length) > maxDocumentLength;

const sharedFields = ['title', 'summary', 'body'] as const;

/** Writes a change of an item that was made elsewhere into its document: what others write beside it stays. */
export async function writeOutside(store: BackendStore, before: ContentItem, after: ContentItem): Promise<void> {
  const changed = sharedFields.filter((field) => before[field] !== after[field]);
  if (changed.length === 0) return;
  const document = await store.table(documentsTable).get(after.id);
  if (!document) return;
  const { changeDocument, readDocument } = await loadModel();
  const parts = partsOf(document, await readUpdates(store, after.id));
  const update = await changeDocument(parts, Object.fromEntries(changed.map((field) => [field, after[field]])));
  if (update === null) return;
  const { state } = readDocument([document.state, update]);
  await store.table(documentsTable).put({ ...document, state, outside: document.outside + 1 });
}
