import { and, asc, type BackendStore, eq, lte } from '@atrium/backend';
import type { ContentItem, DocumentIssue } from '../api/schemas';
import { textLimits } from '../api/schemas/limits';
import { applyEdit, sharedSession } from '../model/applied';
import { loadModel, partsOf, readUpdates } from './documents';
import { recordEvent } from './events';
import { itemsTable } from './itemTables';
import { putItem } from './shownItems';
import { documentsTable, type StoredUpdate, updatesTable } from './tables';
import { saveVersion } from './versions';

type Text = Pick<ContentItem, 'title' | 'summary' | 'body'>;

const fields = ['title', 'summary', 'body'] as const;

const issuesOf = (text: Text): DocumentIssue[] => fields.filter((field) => text[field].length > textLimits[field]);

async function writeText(
  store: BackendStore,
  before: ContentItem,
  text: Partial<Text>,
  actorId: number,
): Promise<ContentItem> {
  const edited = applyEdit(before, text, sharedSession, store.now());
  await saveVersion(store, before, edited, actorId);
  const item = await putItem(store, before, edited, { isOfDocument: true });
  if (item.version !== before.version) await recordEvent(store, { action: 'edit', before, after: item, actorId });
  return item;
}

/** Begins a version for those who write, and takes back a decision about the one before; nothing while they go on. */
export async function beginWriting(store: BackendStore, item: ContentItem, actorId: number): Promise<ContentItem> {
  const next = applyEdit(item, {}, sharedSession, store.now());
  const goesOn = next.version === item.version && next.status === item.status;
  return goesOn ? item : writeText(store, item, {}, actorId);
}

/** States in which what is written becomes part of the item. */
const isBeingWritten = ({ status }: ContentItem): boolean => status === 'draft' || status === 'changes_requested';

const textIn = (text: Text): string => JSON.stringify(fields.map((field) => text[field]));

/** Suggestions become part of the document at any time; what changes the text of an item that is handed in waits. */
async function hold(store: BackendStore, itemId: number, updates: readonly StoredUpdate[]): Promise<void> {
  const document = await store.table(documentsTable).get(itemId);
  if (!document || updates.every(({ isHeld }) => isHeld)) return;
  const { readDocument } = await loadModel();
  const after = readDocument(partsOf(document, updates));
  if (textIn(readDocument([document.state])) === textIn(after)) {
    for (const { id } of updates) await store.table(updatesTable).delete(id);
    await store.table(documentsTable).put({ ...document, state: after.state });
    return;
  }
  for (const update of updates) if (!update.isHeld) await store.table(updatesTable).put({ ...update, isHeld: true });
}

/**
 * Takes what was written in the document into the item, and the updates into the state of the document. What arrived while
 * the item was handed in waits until it is written in again.
 */
export async function settleItem(store: BackendStore, item: ContentItem): Promise<ContentItem> {
  const updates = await readUpdates(store, item.id);
  const last = updates.reduce<StoredUpdate | undefined>(
    (one, next) => (one && one.at > next.at ? one : next),
    undefined,
  );
  if (!last) return item;
  if (!isBeingWritten(item)) {
    await hold(store, item.id, updates);
    return item;
  }
  const document = await store.table(documentsTable).get(item.id);
  for (const { id } of updates) await store.table(updatesTable).delete(id);
  if (!document) return item;
  const { state, ...written } = (await loadModel()).readDocument(partsOf(document, updates));
  const text = { title: written.title.trim(), summary: written.summary.trim(), body: written.body };
  const issues = issuesOf(text);
  await store.table(documentsTable).put({ ...document, state, issues });
  const isSame = fields.every((field) => text[field] === item[field]);
  return isSame || issues.length > 0 ? item : writeText(store, item, text, last.authorId);
}

/** Pause after which what was written becomes part of the item. */
const settleMs = 3_000;

/** When the next text is to be settled; null where nobody has written. */
export async function nextSettling(store: BackendStore): Promise<number | null> {
  const next = await store.table(updatesTable).first({ where: eq('isHeld', false), orderBy: [asc('at')] });
  return next ? next.at + settleMs : null;
}

export async function settleDue(store: BackendStore): Promise<void> {
  const where = and<'isHeld' | 'at'>(eq('isHeld', false), lte('at', store.now() - settleMs));
  const due = await store.table(updatesTable).find({ where, orderBy: [asc('at')] });
  for (const item of await store.table(itemsTable).getMany([...new Set(due.map(({ itemId }) => itemId))]))
    await settleItem(store, item);
}
