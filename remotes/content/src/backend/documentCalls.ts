import { answerCall, type BackendStore, ok, reject, rejectField, unknown, type z } from '@atrium/backend';
import { calls } from '../api/calls';
import { type ContentItem, DocumentAnswer, DocumentSync } from '../api/schemas';
import { mayReadDrafts, maySuggest } from '../model/rights';
import { editRejection } from '../model/transition';
import { actorOf } from './actor';
import { isTooLarge, loadModel, openDocument, partsOf, readUpdates, toItemDocument } from './documents';
import { noteSuggestion } from './events';
import { itemsTable } from './itemTables';
import { notePresence } from './presence';
import { beginWriting, settleItem } from './settleItem';
import { type StoredDocument, updatesTable } from './tables';

type Sent = z.output<typeof DocumentSync>;

interface Writing {
  item: ContentItem;
  actorId: number;
  /** Nothing of it changes what readers get, so that no decision about that is taken back. */
  isSuggestion: boolean;
}

async function addUpdate(store: BackendStore, writing: Writing, update: string): Promise<ContentItem> {
  const { item, actorId, isSuggestion } = writing;
  if (isSuggestion) await noteSuggestion(store, item, actorId);
  const begun = isSuggestion ? item : await beginWriting(store, item, actorId);
  // Under a name of its own: those who write at once do not wait for each other.
  const id = crypto.randomUUID();
  await store.table(updatesTable).put({
    id,
    itemId: item.id,
    update,
    authorId: actorId,
    at: store.now(),
    isHeld: false,
  });
  return begun;
}

const tooLarge = rejectField('update', 'This text is too large to be written on.', 'tooLarge');

/** Brings a copy and the document together: what the copy sends again is not written again. */
async function bringTogether(store: BackendStore, document: StoredDocument, writing: Writing, sent: Sent) {
  const { vector = '', update } = sent;
  const parts = partsOf(document, await readUpdates(store, document.id));
  if (update !== undefined && isTooLarge(parts, update)) return tooLarge;
  const { added, ...answer } = (await loadModel()).syncDocument(parts, vector, update);
  const item = added === null ? writing.item : await addUpdate(store, writing, added);
  return { item, answer };
}

/** True where nothing is written but suggestions of this person. */
async function isSuggested(store: BackendStore, document: StoredDocument, update: string, by: number) {
  const parts = partsOf(document, await readUpdates(store, document.id));
  return !isTooLarge(parts, update) && (await loadModel()).isSuggestion(parts, update, by);
}

export const documentCall = answerCall(calls.syncDocument, {
  summary: 'Write in the text of an item together with others, and read what they write',
  notes:
    'The text is a document of Yjs, of which the answers and `update` are updates: a Y.Text `title`, a Y.Text `summary`, and a Y.XmlFragment `body` as y-prosemirror has it. A server sends updates of others by its socket. Who may not change the item may suggest: insertions and deletions are marks `insertion` and `deletion` of words and attributes of blocks, whose `id` begins with the id of the person.',
  input: DocumentSync,
  maxBytes: 7 * 1024 * 1024,
  answer: DocumentAnswer,
  rejections: [400, 404],
  deniesApiTokens: true,
  isDocument: true,
  isUnaudited: true,
  async handle(store, { input, user }) {
    const { id, vector, update, settles = false } = input;
    const item = await store.table(itemsTable).get(id);
    const actor = actorOf(user);
    if (!item || !mayReadDrafts(actor)) return unknown('item');
    // A page that sends nothing says that it has the item open.
    if (update === undefined && actor.id > 0) await notePresence(store, id, actor.id);
    const reason = update === undefined ? null : editRejection(item, actor);
    const mayNot = reason && reject(reason === 'notAllowed' ? 403 : 400, 'It cannot be changed now', reason);
    if (mayNot && !maySuggest(item, actor)) return mayNot;
    if (update !== undefined && !(await loadModel()).isUpdate(update))
      return rejectField('update', 'This is no update of a document.', 'malformed');
    const document = await openDocument(store, item);
    if (mayNot && update !== undefined && !(await isSuggested(store, document, update, actor.id))) return mayNot;
    const writing = { item, actorId: actor.id, isSuggestion: mayNot !== null };
    if (vector !== undefined) {
      const synced = await bringTogether(store, document, writing, input);
      return 'status' in synced ? synced : ok({ document: toItemDocument(document), ...synced.answer });
    }
    if (update !== undefined && isTooLarge([document.state], update)) return tooLarge;
    const begun = update === undefined ? item : await addUpdate(store, writing, update);
    if (!settles) return ok({ document: toItemDocument(document) });
    const settled = await settleItem(store, begun);
    return ok({ document: toItemDocument(await openDocument(store, settled)), item: settled });
  },
});
