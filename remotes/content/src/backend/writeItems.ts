import {
  answerCall,
  type BackendCall,
  type BackendStore,
  created,
  notificationTopic,
  ok,
  peopleKey,
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
import { isEditor } from '../model/rights';
import { slugOf } from '../model/slugOf';
import { foldTags, maxTagLength, maxTags, tagsIssue } from '../model/tags';
import { rejectionOf, reviewRejection } from '../model/transition';
import { actorOf } from './actor';
import { recordEvent } from './events';
import { toSubject } from './listed';
import { liveRows } from './liveRows';
import { holdLock, lockedFor } from './locks';
import { notifyPeople } from './notifyPeople';
import { channelsKey, itemsKey, projectsKey } from './tables';
import { saveVersion } from './versions';

/** A cover URL may contain the picture. */
const maxItemBytes = 8 * 1024 * 1024;

type Sent = Omit<z.output<typeof ItemUpdate>, 'id' | 'rev' | 'session'>;

/** Fields that readers see: none goes live without approval. */
const textFields = ['title', 'slug', 'summary', 'body', 'cover', 'channelIds', 'tags'] as const;
/** Fields that decide over an approval; authors who wait for one cannot change them. */
const reviewFields = ['reviewerId', 'checklist'] as const;

type Change = Partial<ContentItem>;

function isChangedIn(fields: readonly (keyof ContentItem)[], item: ContentItem, change: Change): boolean {
  const before = { ...item, tags: foldTags(item.tags) };
  return fields.some((field) => change[field] !== undefined && !isSame(change[field], before[field]));
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

export const isEdit = (before: ContentItem, change: Change): boolean => isChangedIn(textFields, before, change);

const given = ({ tags, ...sent }: Sent): Change => ({
  ...Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined)),
  ...(tags && { tags: foldTags(tags) }),
});

/** True if another item has the slug, or its live version does. */
export const isTaken = (store: BackendStore, slug: string, exceptId?: number): boolean =>
  slug !== '' &&
  [...store.table(itemsKey).all(), ...liveRows(store)].some((item) => item.slug === slug && item.id !== exceptId);

/** The refusal of tags that are too many or too long. */
export function rejectTags(field: string, { tags }: Change, before?: ContentItem): Rejection | null {
  const issue = tags ? tagsIssue(tags, before?.tags ?? []) : null;
  return issue && rejectField(field, `At most ${maxTags} tags, each of ${maxTagLength} characters.`, issue);
}

function rejectFields(store: BackendStore, sent: Change, before?: ContentItem): Rejection | null {
  if (sent.slug && isTaken(store, sent.slug, before?.id))
    return rejectField('slug', 'Another item has this address.', 'taken');
  const tags = rejectTags('tags', sent, before);
  if (tags) return tags;
  if (sent.channelIds?.some((id) => !store.table(channelsKey).get(id)))
    return rejectField('channelIds', 'No such channel', 'unknown');
  if (typeof sent.projectId === 'number' && !store.table(projectsKey).get(sent.projectId))
    return rejectField('projectId', 'No such project', 'unknown');
  if (typeof sent.reviewerId !== 'number') return null;
  const reviewer = store.table(peopleKey).get(sent.reviewerId);
  return reviewer && isEditor(reviewer) ? null : rejectField('reviewerId', 'They cannot review.', 'notReviewer');
}

function freeSlug(store: BackendStore, title: string, exceptId?: number): string {
  const slug = slugOf(title);
  let count = 1;
  while (isTaken(store, count === 1 ? slug : `${slug}-${count}`, exceptId)) count += 1;
  return count === 1 ? slug : `${slug}-${count}`;
}

function begun(store: BackendStore, type: ContentItem['type'], authorId: number): ContentItem {
  const at = new Date(store.now()).toISOString();
  return { ...blankItem, id: store.table(itemsKey).nextId(), type, authorId, createdAt: at, updatedAt: at };
}

const findBlank = (
  store: BackendStore,
  { type, authorId, projectId }: Pick<ContentItem, 'type' | 'authorId' | 'projectId'>,
): ContentItem | undefined =>
  store
    .table(itemsKey)
    .all()
    .find(
      (item) =>
        item.type === type &&
        item.authorId === authorId &&
        item.projectId === projectId &&
        item.status === 'draft' &&
        isBlank(item),
    );

const isBlank = ({ title, summary, body, cover, rev }: ContentItem): boolean =>
  !title && !summary && !body && cover === null && rev <= 1;

/** Creates an item; its slug is derived from the title unless given. */
export function beginItem(
  store: BackendStore,
  type: ContentItem['type'],
  fields: Partial<ContentItem>,
  authorId: number,
): ContentItem {
  const slug = fields.slug || freeSlug(store, fields.title ?? '');
  const item = store.table(itemsKey).put({ ...begun(store, type, authorId), ...fields, slug });
  saveVersion(store, null, item, authorId);
  recordEvent(store, { action: 'create', before: null, after: item, actorId: authorId });
  return item;
}

export function editItem(
  store: BackendStore,
  before: ContentItem,
  change: Partial<ContentItem>,
  { session, actorId }: { session: string | null; actorId: number },
): ContentItem {
  const item = store.table(itemsKey).put(applyEdit(before, change, session, store.now()));
  saveVersion(store, before, item, actorId);
  if (item.version !== before.version) recordEvent(store, { action: 'edit', before, after: item, actorId });
  return item;
}

function notifyAssignment(store: BackendStore, before: ContentItem, item: ContentItem, actorId: number): void {
  recordEvent(store, { action: 'assign', before, after: item, actorId });
  if (item.status === 'in_review') notifyPeople(store, { what: 'assigned', item, to: [item.reviewerId], actorId });
}

export const writeCalls: BackendCall[] = [
  answerCall(calls.addItem, {
    summary: 'Begin an item; its address is made of the title unless one is sent',
    input: ItemToAdd,
    maxBytes: maxItemBytes,
    answer: ItemAnswer,
    success: [201],
    handle(store, { input: { type, ...sent }, user }) {
      const fields = given(sent);
      const rejection = rejectFields(store, fields);
      if (rejection) return rejection;
      const actor = actorOf(user);
      const { projectId = null, ...written } = sent;
      const isUnwritten = Object.keys(written).length === 0;
      const blank = isUnwritten ? findBlank(store, { type, authorId: actor.id, projectId }) : undefined;
      if (blank) return created({ item: blank });
      return created({ item: beginItem(store, type, fields, actor.id) });
    },
  }),
  answerCall(calls.checkSlug, {
    summary: 'Whether an address is free, and the next one like it that is',
    input: SlugQuery,
    answer: SlugAnswer,
    handle(store, { input: { slug, id } }) {
      const free = freeSlug(store, slug, id ?? undefined);
      return ok({ isFree: free === slug, free });
    },
  }),
  answerCall(calls.updateItem, {
    summary: 'Change an item: what readers get of it, or what is planned for it',
    notes:
      'A change of title, address, summary, body, cover, channels or tags makes a new version: it takes back an approval and a schedule, and is refused while the item is in review. Reviewer and checklist are changed then by editors who did not write it. The rest may change at any time.',
    input: ItemUpdate,
    maxBytes: maxItemBytes,
    answer: ItemAnswer,
    rejections: [404, 409],
    sends: [notificationTopic],
    lock(store, { input: { id, rev: _, session, ...sent }, user }) {
      const before = store.table(itemsKey).get(id);
      return before && isEdit(before, given(sent)) ? lockedFor(store, id, actorOf(user).id, session) : null;
    },
    handle(store, { input: { id, rev, session = null, ...sent }, user }) {
      const before = store.table(itemsKey).get(id);
      if (!before) return unknown('item');
      const actor = actorOf(user);
      const change = given(sent);
      const isWritten = isEdit(before, change);
      const reason =
        (isWritten ? rejectionOf('edit', toSubject(store, before), actor, store.now()) : null) ??
        (isChangedIn(reviewFields, before, change) ? reviewRejection(before, actor) : null);
      if (reason === 'notAllowed' || (!isEditor(actor) && before.authorId !== actor.id))
        return reject(403, 'Not allowed', 'notAllowed');
      if (reason) return reject(400, 'It cannot be changed now', reason);
      const rejection = rejectStale(before, rev) ?? rejectFields(store, change, before);
      if (rejection) return rejection;
      const updatedAt = new Date(store.now()).toISOString();
      const item = isWritten
        ? editItem(store, before, change, { session, actorId: actor.id })
        : store.table(itemsKey).put({ ...before, ...change, updatedAt });
      if (isWritten && session) holdLock(store, id, actor.id, session);
      if (item.reviewerId !== before.reviewerId) notifyAssignment(store, before, item, actor.id);
      return ok({ item });
    },
  }),
];
