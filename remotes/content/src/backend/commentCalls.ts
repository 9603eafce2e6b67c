import {
  answerCall,
  type BackendCall,
  type BackendStore,
  between,
  created,
  notificationTopic,
  ok,
  or,
  peopleTable,
  unknown,
} from '@atrium/backend';
import { calls } from '../api/calls';
import { CommentAnswer, CommentToAdd, CommentToResolve, type ContentComment } from '../api/schemas';
import { firstWordsOf, mentionedIn } from '../model/mentions';
import { actorOf, readPerson } from './actor';
import { itemsTable } from './itemTables';
import { notifyPeople } from './notifyPeople';
import { commentsTable, type StoredComment } from './tables';

async function findMentioned(store: BackendStore, text: string): Promise<number[]> {
  const words = firstWordsOf(text);
  if (words.length === 0) return [];
  // Names that begin with the word: `!` follows the blank.
  const where = or(...words.map((word) => between('fullName', word, `${word}!`)));
  return mentionedIn(text, await store.table(peopleTable).find({ where }));
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
    async handle(store, { input: { itemId, text, quote, isBlocking }, user }) {
      const item = await store.table(itemsTable).get(itemId);
      if (!item) return unknown('item');
      const table = store.table(commentsTable);
      const comment = await table.put({
        id: await table.nextId(),
        itemId,
        version: item.version,
        authorId: actorOf(user).id,
        text,
        quote: quote || null,
        isBlocking: isBlocking ?? false,
        isResolved: false,
        at: new Date(store.now()).toISOString(),
      });
      await notifyPeople(store, {
        what: 'commented',
        item,
        to: [item.authorId, item.reviewerId, ...(await findMentioned(store, text))],
        actorId: comment.authorId,
        reason: text,
      });
      return created({ comment: await toComment(store, comment) });
    },
  }),
  answerCall(calls.resolveComment, {
    summary: 'Say that a comment is dealt with, or that it is not',
    input: CommentToResolve,
    answer: CommentAnswer,
    rejections: [404],
    subject: 'ContentComment',
    async handle(store, { input: { id, isResolved } }) {
      const before = await store.table(commentsTable).get(id);
      if (!before) return unknown('comment');
      const comment = await store.table(commentsTable).put({ ...before, isResolved });
      return ok({ comment: await toComment(store, comment) });
    },
  }),
];
