import { type BackendStore, type Rejection, reject, rejectField, rejectStale } from '@atrium/backend';
import type { ContentItem } from '../api/schemas';
import { type Actor, maySuggest } from '../model/rights';
import { isTooLarge, loadModel, openDocument, partsOf, readUpdates } from './documents';
import { recordEvent } from './events';
import { documentsTable } from './tables';

const heads = ['title', 'summary'] as const;

/** Of a title and a summary, which hold nothing that is only suggested. */
function rejectHeads(item: ContentItem, change: Partial<ContentItem>): Rejection | null {
  const changed = heads.find((field) => change[field] !== undefined && change[field] !== item[field]);
  return changed
    ? rejectField(changed, 'A program may suggest another body alone: a person changes this.', 'suggestOnly')
    : null;
}

const tooLarge = rejectField('body', 'This text is too large to be written on.', 'tooLarge');

async function suggest(store: BackendStore, item: ContentItem, body: string, by: number): Promise<Rejection | null> {
  const document = await openDocument(store, item);
  const { suggestBody, readDocument } = await loadModel();
  const parts = partsOf(document, await readUpdates(store, item.id));
  const update = await suggestBody(parts, body, { by, at: store.now() });
  if (update === null) return null;
  if (isTooLarge(parts, update)) return tooLarge;
  const { state } = readDocument([document.state, update]);
  await store.table(documentsTable).put({ ...document, state, outside: document.outside + 1 });
  await recordEvent(store, { action: 'suggest', before: item, after: item, actorId: by });
  return null;
}

/**
 * Takes the text of a change that a program sends as a suggestion in the document: people decide on it.
 * @returns the change without its text, or the rejection
 */
export async function suggestOutside(
  store: BackendStore,
  item: ContentItem,
  { rev, ...change }: Omit<Partial<ContentItem>, 'rev'> & { rev: number | null | undefined },
  actor: Actor,
): Promise<{ left: Partial<ContentItem>; isSuggested: boolean } | Rejection> {
  const { body, title: _title, summary: _summary, ...left } = change;
  const rejection = rejectHeads(item, change);
  if (rejection) return rejection;
  if (body === undefined || body === item.body) return { left, isSuggested: false };
  if (!maySuggest(item, actor)) return reject(400, 'It cannot be changed now', 'archived');
  const refused = rejectStale(item, rev) ?? (await suggest(store, item, body, actor.id));
  return refused ?? { left, isSuggested: true };
}
