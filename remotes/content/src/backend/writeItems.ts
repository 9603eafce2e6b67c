import {
  and,
  answerCall,
  type BackendCall,
  type BackendStore,
  created,
  eq,
  notificationTopic,
  ok,
  peopleTable,
  type Rejection,
  reject,
  rejectField,
  rejectStale,
  unknown,
  type z,
} from '@atrium/backend';
import { calls } from '../api/calls';
import { type ContentItem, ItemAnswer, ItemToAdd, ItemUpdate, SlugAnswer, SlugQuery } from '../api/schemas';
import { applyEdit } from '../model/applied';
import { blankItem } from '../model/blankItem';
import { keepRemoved, toValues } from '../model/fields/fieldValues';
import { isEditor } from '../model/rights';
import { foldTags, maxTagLength, maxTags, tagsIssue } from '../model/tags';
import { editRejection, reviewRejection } from '../model/transition';
import { actorOf } from './actor';
import { readTypeOf, rejectValues } from './customTypes';
import { recordEvent } from './events';
import { itemsTable } from './itemTables';
import { notifyPeople } from './notifyPeople';
import { settleItem } from './settleItem';
import { putItem } from './shownItems';
import { freeSlug, isTaken } from './slugs';
import { suggestOutside } from './suggestOutside';
import { channelsTable, projectsTable } from './tables';
import { rejectLanguage } from './translations';
import { saveVersion } from './versions';

/** A cover URL may contain the picture. */
const maxItemBytes = 8 * 1024 * 1024;

type Sent = Omit<z.output<typeof ItemUpdate>, 'id' | 'rev' | 'session'>;

/** Fields that readers see: none goes live without approval. */
const textFields = [
  'title',
  'slug',
  'summary',
  'body',
  'cover',
  'channelIds',
  'tags',
  'locale',
  'seo',
  'values',
] as const;
/** Those of them that several people write at once. */
const documentFields = ['title', 'summary', 'body'] as const;
/** Fields that decide over an approval; authors who wait for one cannot change them. */
const reviewFields = ['reviewerId', 'checklist'] as const;

type Change = Partial<ContentItem>;

function isChangedIn(fields: readonly (keyof ContentItem)[], item: ContentItem, change: Change): boolean {
  const before = { ...item, tags: foldTags(item.tags), values: item.values ?? null };
  return fields.some((field) => change[field] !== undefined && !isSame(change[field], before[field]));
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

export const isEdit = (before: ContentItem, change: Change): boolean => isChangedIn(textFields, before, change);

const given = ({ tags, values, ...sent }: Sent): Change => ({
  ...Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined)),
  ...(tags && { tags: foldTags(tags) }),
  ...(values !== undefined && { values: toValues(values) }),
});

/** A change of values, without that of fields which the type has no more. */
async function keepingRemoved(store: BackendStore, before: ContentItem, change: Change): Promise<Change> {
  const type = change.values === undefined ? undefined : await readTypeOf(store, before);
  return type ? { ...change, values: keepRemoved(type, change.values ?? null, before.values) } : change;
}

/** The refusal of tags that are too many or too long. */
export function rejectTags(field: string, { tags }: Change, before?: ContentItem): Rejection | null {
  const issue = tags ? tagsIssue(tags, before?.tags ?? []) : null;
  return issue && rejectField(field, `At most ${maxTags} tags, each of ${maxTagLength} characters.`, issue);
}

export async function rejectFields(store: BackendStore, sent: Change, before?: ContentItem): Promise<Rejection | null> {
  const { slug, channelIds = [], projectId, reviewerId, values } = sent;
  if (slug && (await isTaken(store, slug, before?.id)))
    return rejectField('slug', 'Another item has this URL.', 'taken');
  const tags = rejectTags('tags', sent, before);
  if (tags) return tags;
  const channels = await store.table(channelsTable).getMany(channelIds);
  if (channels.length < new Set(channelIds).size) return rejectField('channelIds', 'No such channel', 'unknown');
  if (typeof projectId === 'number' && !(await store.table(projectsTable).get(projectId)))
    return rejectField('projectId', 'No such project', 'unknown');
  const typeId = before ? before.typeId : sent.typeId;
  if (!before && typeof typeId === 'number' && !(await readTypeOf(store, { typeId })))
    return rejectField('typeId', 'No such type', 'unknown');
  const rejection = await rejectValues(store, { typeId, values }, before?.values);
  if (rejection || typeof reviewerId !== 'number') return rejection;
  const reviewer = await store.table(peopleTable).get(reviewerId);
  return reviewer && isEditor(reviewer) ? null : rejectField('reviewerId', 'They cannot review.', 'notReviewer');
}

/** An item of the same kind that its author has begun and never changed. */
async function findBlank(
  store: BackendStore,
  { type, typeId = null, authorId, projectId }: Pick<ContentItem, 'type' | 'typeId' | 'authorId' | 'projectId'>,
): Promise<ContentItem | undefined> {
  const where = and(
    eq('authorId', authorId),
    eq('projectId', projectId),
    eq('type', type),
    eq('status', 'draft'),
    eq('isUnwritten', true),
  );
  const blank = await store.table(itemsTable).find({ where });
  return blank.find((item) => item.rev <= 1 && (item.typeId ?? null) === typeId);
}

/** Creates an item; its slug is derived from the title unless given. */
export async function beginItem(
  store: BackendStore,
  type: ContentItem['type'],
  fields: Partial<ContentItem>,
  authorId: number,
): Promise<ContentItem> {
  const slug = fields.slug || (await freeSlug(store, fields.title ?? '', undefined, fields.locale));
  const at = new Date(store.now()).toISOString();
  const id = await store.table(itemsTable).nextId();
  const begun = { ...blankItem, id, type, authorId, createdAt: at, updatedAt: at, ...fields, slug };
  await saveVersion(store, null, begun, authorId);
  const item = await putItem(store, null, begun);
  await recordEvent(store, { action: 'create', before: null, after: item, actorId: authorId });
  return item;
}

export async function editItem(
  store: BackendStore,
  before: ContentItem,
  change: Partial<ContentItem>,
  { session, actorId }: { session: string | null; actorId: number },
): Promise<ContentItem> {
  const edited = applyEdit(before, change, session, store.now());
  await saveVersion(store, before, edited, actorId);
  const item = await putItem(store, before, edited);
  if (item.version !== before.version) await recordEvent(store, { action: 'edit', before, after: item, actorId });
  return item;
}

export async function notifyAssignment(
  store: BackendStore,
  before: ContentItem,
  item: ContentItem,
  actorId: number,
): Promise<void> {
  await recordEvent(store, { action: 'assign', before, after: item, actorId });
  if (item.status === 'in_review')
    await notifyPeople(store, { what: 'assigned', item, to: [item.reviewerId], actorId });
}

export const writeCalls: BackendCall[] = [
  answerCall(calls.addItem, {
    isSerializable: true,
    summary: 'Begin an item; its address is made of the title unless one is sent',
    input: ItemToAdd,
    maxBytes: maxItemBytes,
    answer: ItemAnswer,
    success: [201],
    async handle(store, { input: { type, ...sent }, user }) {
      const fields = given(sent);
      const rejection = await rejectFields(store, fields);
      if (rejection) return rejection;
      const actor = actorOf(user);
      const { projectId = null, typeId = null, ...written } = sent;
      const isEmpty = Object.keys(written).length === 0;
      const blank = isEmpty ? await findBlank(store, { type, typeId, authorId: actor.id, projectId }) : undefined;
      if (blank) return created({ item: blank });
      return created({ item: await beginItem(store, type, fields, actor.id) });
    },
  }),
  answerCall(calls.checkSlug, {
    summary: 'Whether an address is free, and the next one like it that is',
    input: SlugQuery,
    answer: SlugAnswer,
    async handle(store, { input: { slug, id } }) {
      const free = await freeSlug(store, slug, id ?? undefined);
      return ok({ isFree: free === slug, free });
    },
  }),
  answerCall(calls.updateItem, {
    isSerializable: true,
    summary: 'Change an item: what readers get of it, or what is planned for it',
    notes:
      'A change of title, address, summary, body, cover, channels, tags, language or values of fields makes a new version: it takes back an approval and a schedule, and is refused while the item is in review. Reviewer and checklist are changed then by editors who did not write it. The rest may change at any time. `values` replaces all values of the fields of its type; it may lack what is required, which keeps it from review. A program with an API token suggests: the body that it sends is marked in the text as insertions and deletions, which people accept or reject.',
    input: ItemUpdate,
    maxBytes: maxItemBytes,
    answer: ItemAnswer,
    rejections: [404, 409],
    sends: [notificationTopic],
    async handle(store, { input: { id, rev, session = null, ...sent }, user, sessionId }) {
      const found = await store.table(itemsTable).get(id);
      if (!found) return unknown('item');
      const actor = actorOf(user);
      const meant = await keepingRemoved(store, found, given(sent));
      // Based on an older text, it would take back what was written since.
      const before = isChangedIn(documentFields, found, meant) ? await settleItem(store, found) : found;
      const isProgram = user !== null && sessionId === undefined;
      const taken = isProgram
        ? await suggestOutside(store, before, { ...meant, rev }, actor)
        : { left: meant, isSuggested: false };
      if ('status' in taken) return taken;
      const { left: change, isSuggested } = taken;
      if (isSuggested && Object.keys(change).length === 0) return ok({ item: before, suggested: true });
      const isWritten = isEdit(before, change);
      const reason =
        (isWritten ? editRejection(before, actor) : null) ??
        (isChangedIn(reviewFields, before, change) ? reviewRejection(before, actor) : null);
      if (reason === 'notAllowed' || (!isEditor(actor) && before.authorId !== actor.id))
        return reject(403, 'Not allowed', 'notAllowed');
      if (reason) return reject(400, 'It cannot be changed now', reason);
      const rejection =
        rejectStale(before, rev) ??
        (await rejectFields(store, change, before)) ??
        (change.locale && change.locale !== before.locale ? await rejectLanguage(store, before, change.locale) : null);
      if (rejection) return rejection;
      const updatedAt = new Date(store.now()).toISOString();
      const item = isWritten
        ? await editItem(store, before, change, { session, actorId: actor.id })
        : await putItem(store, before, { ...before, ...change, updatedAt });
      if (item.reviewerId !== before.reviewerId) await notifyAssignment(store, before, item, actor.id);
      return ok({ item, ...(isSuggested && { suggested: true }) });
    },
  }),
];
