import {
  answerCall,
  type BackendStore,
  notificationTopic,
  ok,
  peopleTable,
  type Rejection,
  rejectField,
  rejectStale,
  type z,
} from '@atrium/backend';
import { calls } from '../api/calls';
import { BulkAnswer, BulkEdit, type ContentItem, type RejectionCode } from '../api/schemas';
import { bulkChangeOf } from '../model/bulkChange';
import { type Actor, isEditor } from '../model/rights';
import { maxTagLength, maxTags, tagsIssue } from '../model/tags';
import { editRejection, reviewRejection } from '../model/transition';
import { actorOf } from './actor';
import { itemsTable } from './itemTables';
import { putItem } from './shownItems';
import { channelsTable, projectsTable } from './tables';
import { editItem, isEdit, notifyAssignment } from './writeItems';

type Sent = z.output<typeof BulkEdit>;

/** What is refused for all of them, before any is changed. */
async function rejectChange(
  store: BackendStore,
  { addTags, addChannels, projectId, reviewerId }: Sent,
): Promise<Rejection | null> {
  const issue = tagsIssue(addTags ?? [], []);
  if (issue) return rejectField('addTags', `At most ${maxTags} tags, each of ${maxTagLength} characters.`, issue);
  const channels = await store.table(channelsTable).getMany(addChannels ?? []);
  if (channels.length < new Set(addChannels).size) return rejectField('addChannels', 'No such channel', 'unknown');
  if (typeof projectId === 'number' && !(await store.table(projectsTable).get(projectId)))
    return rejectField('projectId', 'No such project', 'unknown');
  if (typeof reviewerId !== 'number') return null;
  const reviewer = await store.table(peopleTable).get(reviewerId);
  return reviewer && isEditor(reviewer) ? null : rejectField('reviewerId', 'They cannot review.', 'notReviewer');
}

/** Reason why a person cannot change an item so; null if they can. */
function rejectionOfEdit(before: ContentItem, change: Partial<ContentItem>, actor: Actor): RejectionCode | null {
  if (!isEditor(actor) && before.authorId !== actor.id) return 'notAllowed';
  if (before.status === 'archived') return 'archived';
  if (change.tags && tagsIssue(change.tags, before.tags)) return 'tooManyTags';
  if (change.reviewerId === before.authorId) return 'ownReviewer';
  return (
    (isEdit(before, change) ? editRejection(before, actor) : null) ??
    (change.reviewerId === undefined ? null : reviewRejection(before, actor))
  );
}

async function changeItem(
  store: BackendStore,
  before: ContentItem,
  sent: Sent,
  actor: Actor,
): Promise<ContentItem | RejectionCode> {
  const change = bulkChangeOf(before, sent);
  const rejection = rejectionOfEdit(before, change, actor);
  if (rejection) return rejection;
  if (Object.keys(change).length === 0) return before;
  const item = isEdit(before, change)
    ? await editItem(store, before, change, { session: null, actorId: actor.id })
    : await putItem(store, before, { ...before, ...change, updatedAt: new Date(store.now()).toISOString() });
  if (change.reviewerId !== undefined) await notifyAssignment(store, before, item, actor.id);
  return item;
}

export const bulkEdit = answerCall(calls.editItems, {
  isSerializable: true,
  summary: 'Change tags, channels, project, reviewer or day of many items',
  notes:
    'Each id has its `rev` at the same place of `revs`. What is absent stays; null takes project, reviewer or day away. Tags and channels are approved with the text: their change takes an approval back. Items that cannot be changed so are listed with the reason, the others are changed.',
  input: BulkEdit,
  answer: BulkAnswer,
  action: 'update',
  sends: [notificationTopic],
  async handle(store, { input, user }) {
    const rejection = await rejectChange(store, input);
    if (rejection) return rejection;
    const actor = actorOf(user);
    const items = new Map((await store.table(itemsTable).getMany(input.ids)).map((item) => [item.id, item]));
    const answer: BulkAnswer = { done: [], refused: [] };
    for (const [place, id] of input.ids.entries()) {
      const item = items.get(id);
      const isStale = item && rejectStale(item, input.revs?.[place]) !== null;
      const changed = !item ? 'gone' : isStale ? 'stale' : await changeItem(store, item, input, actor);
      if (typeof changed === 'string') answer.refused.push({ id, reason: changed });
      else {
        answer.done.push(id);
        items.set(id, changed);
      }
    }
    return ok(answer);
  },
});
