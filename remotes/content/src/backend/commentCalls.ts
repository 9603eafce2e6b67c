import {
  and,
  answerCall,
  asc,
  type BackendCall,
  type BackendStore,
  between,
  created,
  Done,
  done,
  eq,
  ne,
  notificationTopic,
  ok,
  oneOf,
  or,
  peopleTable,
  reject,
  rejectField,
  toFilter,
  unknown,
} from '@atrium/backend';
import { calls } from '../api/calls';
import {
  CommentAnswer,
  CommentToAdd,
  CommentToEdit,
  CommentToResolve,
  type ContentComment,
  ItemId,
  MentionList,
  MentionQuery,
  Reaction,
} from '../api/schemas';
import { firstWordsOf, mentionedIn } from '../model/mentions';
import { toggleReaction } from '../model/reactions';
import { isEditor, writers } from '../model/rights';
import { actorOf, readPerson } from './actor';
import { itemsTable } from './itemTables';
import { notifyPeople } from './notifyPeople';
import { commentsTable, type StoredComment } from './tables';

/** Those who may read what is being written: others would learn of it by a mention. */
const mentionable = and<'role' | 'status'>(oneOf('role', writers), ne('status', 'inactive'));
const maxMentionable = 8;

async function findMentioned(store: BackendStore, text: string): Promise<number[]> {
  const words = firstWordsOf(text);
  if (words.length === 0) return [];
  // Names that begin with the word: `!` follows the blank.
  const where = and(mentionable, or(...words.map((word) => between('fullName', word, `${word}!`))));
  return mentionedIn(text, await store.table(peopleTable).find({ where }));
}

/** The comment that begins the thread of another one; undefined where that is gone, or of another item. */
async function findThread(store: BackendStore, id: number, itemId: number): Promise<StoredComment | undefined> {
  const comment = await store.table(commentsTable).get(id);
  if (comment?.itemId !== itemId) return undefined;
  return (await findThreadOf(store, comment)) ?? comment;
}

/** The comment that a reply belongs to; undefined for one that begins its thread, by now or ever. */
const findThreadOf = async (store: BackendStore, { replyTo }: StoredComment): Promise<StoredComment | undefined> =>
  typeof replyTo === 'number' ? store.table(commentsTable).get(replyTo) : undefined;

/** Everybody who has written in a thread. */
async function readParticipants(store: BackendStore, thread: StoredComment): Promise<number[]> {
  const replies = await store.table(commentsTable).find({ where: eq('replyTo', thread.id) });
  return [thread, ...replies].map(({ authorId }) => authorId);
}

async function toComment(store: BackendStore, comment: StoredComment): Promise<ContentComment> {
  return { ...comment, author: await readPerson(store, comment.authorId) };
}

export const commentCalls: BackendCall[] = [
  answerCall(calls.addComment, {
    summary: 'Say something of an item, or of a few of its words',
    input: CommentToAdd,
    answer: CommentAnswer,
    success: [201],
    rejections: [404],
    sends: [notificationTopic],
    subject: 'ContentComment',
    async handle(store, { input: { itemId, text, quote, context, replyTo, isBlocking }, user }) {
      const item = await store.table(itemsTable).get(itemId);
      if (!item) return unknown('item');
      const thread = typeof replyTo === 'number' ? await findThread(store, replyTo, itemId) : null;
      if (thread === undefined) return rejectField('replyTo', 'That comment is not there any more.', 'gone');
      if (thread && quote) return rejectField('quote', 'A reply is about what its thread is about.', 'ofReply');
      if (thread && isBlocking) return rejectField('isBlocking', 'Only its first comment can block.', 'ofReply');
      const table = store.table(commentsTable);
      const comment = await table.put({
        id: await table.nextId(),
        itemId,
        version: item.version,
        authorId: actorOf(user).id,
        text,
        quote: quote || null,
        ...(quote && context && { context }),
        ...(thread && { replyTo: thread.id }),
        isBlocking: isBlocking ?? false,
        isResolved: false,
        at: new Date(store.now()).toISOString(),
      });
      await notifyPeople(store, {
        what: 'commented',
        item,
        to: [
          item.authorId,
          item.reviewerId,
          ...(thread ? await readParticipants(store, thread) : []),
          ...(await findMentioned(store, text)),
        ],
        link: `/content/items/${item.id}?tab=comments&comment=${comment.id}`,
        actorId: comment.authorId,
        reason: text,
        thread: thread?.id ?? comment.id,
      });
      return created({ comment: await toComment(store, comment) });
    },
  }),
  answerCall(calls.resolveComment, {
    summary: 'Say that a thread is dealt with, or that it is not',
    notes: 'A thread is resolved by its first comment.',
    input: CommentToResolve,
    answer: CommentAnswer,
    rejections: [404],
    subject: 'ContentComment',
    async handle(store, { input: { id, isResolved } }) {
      const before = await store.table(commentsTable).get(id);
      if (!before) return unknown('comment');
      if (await findThreadOf(store, before))
        return rejectField('id', 'A thread is resolved by its first comment.', 'ofReply');
      const comment = await store.table(commentsTable).put({ ...before, isResolved });
      return ok({ comment: await toComment(store, comment) });
    },
  }),
  answerCall(calls.editComment, {
    summary: 'Write a comment anew: its author may',
    input: CommentToEdit,
    answer: CommentAnswer,
    rejections: [404],
    subject: 'ContentComment',
    async handle(store, { input: { id, text }, user }) {
      const before = await store.table(commentsTable).get(id);
      if (!before) return unknown('comment');
      if (before.authorId !== actorOf(user).id) return reject(403, 'Only its author may change it', 'notAuthor');
      if (before.text === text) return ok({ comment: await toComment(store, before) });
      const editedAt = new Date(store.now()).toISOString();
      return ok({
        comment: await toComment(store, await store.table(commentsTable).put({ ...before, text, editedAt })),
      });
    },
  }),
  answerCall(calls.deleteComment, {
    summary: 'Delete a comment: its author may, and who may review',
    notes: 'The first one of a thread stays while there are replies: it can be resolved.',
    isSerializable: true,
    input: ItemId,
    answer: Done,
    action: 'update',
    rejections: [404],
    subject: 'ContentComment',
    async handle(store, { input: { id }, user }) {
      const before = await store.table(commentsTable).get(id);
      if (!before) return unknown('comment');
      const actor = actorOf(user);
      if (before.authorId !== actor.id && !isEditor(actor))
        return reject(403, 'Only its author and editors may delete it', 'notAuthor');
      if ((await store.table(commentsTable).count(eq('replyTo', id))) > 0)
        return rejectField('id', 'It has replies: resolve it instead.', 'hasReplies');
      await store.bin(commentsTable, id);
      return done();
    },
  }),
  answerCall(calls.reactToComment, {
    summary: 'Answer a comment with a sign, or no longer',
    input: Reaction,
    answer: CommentAnswer,
    rejections: [404],
    subject: 'ContentComment',
    async handle(store, { input: { id, sign }, user }) {
      const before = await store.table(commentsTable).get(id);
      if (!before) return unknown('comment');
      const reactions = toggleReaction(before.reactions ?? [], sign, actorOf(user).id);
      const comment = await store.table(commentsTable).put({ ...before, reactions });
      return ok({ comment: await toComment(store, comment) });
    },
  }),
  answerCall(calls.getMentions, {
    summary: 'Who can be mentioned in a comment: people who may read drafts, by the beginning of a name',
    input: MentionQuery,
    answer: MentionList,
    subject: 'ContentComment',
    async handle(store, { input: { q } }) {
      const begun = toFilter(q);
      const where = and(mentionable, begun !== undefined && between('fullName', begun, `${begun}\uffff`));
      const people = await store
        .table(peopleTable)
        .find({ where, orderBy: [asc('fullName'), asc('id')], limit: maxMentionable });
      return ok({ people: people.map(({ id, fullName, avatar }) => ({ id, fullName, avatar })) });
    },
  }),
];
