import {
  answerCall,
  type BackendStore,
  created,
  notificationTopic,
  ok,
  reject,
  rejectField,
  unknown,
  type z,
} from '@atrium/backend';
import { blogCalls } from '../api/blog/calls';
import { BlogAnswer, type BlogStatus, BlogUpdate } from '../api/blog/schemas';
import type { ContentItem, RejectionCode } from '../api/schemas';
import { applyAction } from '../model/applied';
import { type BlogStep, stepsToBlogStatus } from '../model/blogPost';
import { type Actor, isEditor } from '../model/rights';
import { foldTags } from '../model/tags';
import { editRejection, rejectionOf, type Subject } from '../model/transition';
import { actorOf } from './actor';
import { findItem, toDraft } from './blogPosts';
import { toSubject } from './listed';
import { settleItem } from './settleItem';
import { isTaken } from './slugs';
import { channelsTable } from './tables';
import { moveItem, readFacts } from './transitions';
import { beginItem, editItem, isEdit, rejectTags } from './writeItems';

type Sent = z.output<typeof BlogUpdate>;

const unpublished = 'Set to Draft on the blog';

const fieldsOf = ({ blogTitle, blogCategories, slug, content, featuredImage }: Sent, alt: string) => ({
  ...(blogTitle !== undefined && { title: blogTitle }),
  ...(blogCategories && { tags: foldTags(blogCategories) }),
  ...(slug !== undefined && { slug }),
  ...(content !== undefined && { body: content }),
  ...(featuredImage && { cover: { src: featuredImage, alt } }),
});

/** Reason why one of several steps is impossible, before the first is taken; null: all are possible. */
function findRejection(
  item: Subject & ContentItem,
  steps: readonly BlogStep[],
  actor: Actor,
  now: number,
): RejectionCode | null {
  let next = item;
  for (const step of steps) {
    const rejection = rejectionOf(step, next, actor, now);
    if (rejection) return rejection;
    next = applyAction(step, next, {}, now);
  }
  return null;
}

/** Takes workflow steps to a state; the caller reviews unless another reviewer is set. */
async function bringTo(
  store: BackendStore,
  item: ContentItem,
  wanted: BlogStatus,
  actor: Actor,
): Promise<ContentItem | RejectionCode> {
  const steps = stepsToBlogStatus(item, wanted);
  if (steps.length === 0) return item;
  let next = item.reviewerId === null && isEditor(actor) ? { ...item, reviewerId: actor.id } : item;
  const facts = (await readFacts(store, [item.id]))(item.id);
  const rejection = findRejection(toSubject(facts.fit(next), facts.blockingComments), steps, actor, store.now());
  if (rejection) return rejection;
  for (const action of steps) {
    const moved = await moveItem(store, next, { ids: [item.id], action, reason: unpublished }, actor, facts);
    if (typeof moved === 'string') return moved;
    next = moved;
  }
  return next;
}

/** Creates or changes a post; rejects conflicting input. */
async function write(
  store: BackendStore,
  before: ContentItem | undefined,
  fields: Partial<ContentItem>,
  actor: Actor,
): Promise<ContentItem | RejectionCode> {
  if (!before) {
    const blog = (await store.table(channelsTable).find()).find(({ kind }) => kind === 'blog');
    return beginItem(store, 'article', { ...fields, channelIds: blog ? [blog.id] : [] }, actor.id);
  }
  if (!isEdit(before, fields)) return before;
  const reason = editRejection(before, actor);
  return reason ?? editItem(store, before, fields, { session: null, actorId: actor.id });
}

const rejectStep = (reason: RejectionCode) =>
  reject(reason === 'notAllowed' ? 403 : 400, 'It cannot be so now', reason);

export const savePost = answerCall(blogCalls.savePost, {
  isSerializable: true,
  summary: 'Save a post; without an id a new one begins',
  notes: 'A post is an item of content: a status is reached by the steps of its workflow, by whom they allow it.',
  input: BlogUpdate,
  deniesAssistants: ({ status }: { status?: unknown }) => status === 'Published',
  // A picture may be included as text.
  maxBytes: 8 * 1024 * 1024,
  answer: BlogAnswer,
  success: [200, 201],
  rejections: [400, 404],
  sends: [notificationTopic],
  async handle(store, { input, user }) {
    const actor = actorOf(user);
    const isNew = typeof input.id !== 'number';
    const found = isNew ? undefined : await findItem(store, input.id, user);
    if (!isNew && !found) return unknown('post');
    const before = found && (await settleItem(store, found));
    if (isNew && !input.blogTitle) return rejectField('blogTitle', 'This field is required.');
    if (input.slug && (await isTaken(store, input.slug, before?.id)))
      return rejectField('slug', 'Another post has this address.');
    const fields = fieldsOf(input, before?.cover?.alt ?? '');
    const rejection = rejectTags('blogCategories', fields, before);
    if (rejection) return rejection;
    const written = await write(store, before, fields, actor);
    if (typeof written === 'string') return rejectStep(written);
    const item = input.status ? await bringTo(store, written, input.status, actor) : written;
    if (typeof item === 'string') return rejectStep(item);
    const blog = await toDraft(store, item);
    return isNew ? created({ blog }) : ok({ blog });
  },
});
