import { answerCall, type BackendCall, created, notificationTopic, ok, peopleKey, unknown } from '@atrium/backend';
import { calls } from '../api/calls';
import { CommentAnswer, CommentToAdd, CommentToResolve } from '../api/schemas';
import { mentionedIn } from '../model/mentions';
import { actorOf, personRef } from './actor';
import { notifyPeople } from './notifyPeople';
import { commentsKey, itemsKey } from './tables';

export const commentCalls: BackendCall[] = [
  answerCall(calls.addComment, {
    summary: 'Say something of an item, or of a few of its words',
    input: CommentToAdd,
    answer: CommentAnswer,
    success: [201],
    rejections: [404],
    sends: [notificationTopic],
    subject: 'ContentComment',
    handle(store, { input: { itemId, text, quote, isBlocking }, user }) {
      const item = store.table(itemsKey).get(itemId);
      if (!item) return unknown('item');
      const table = store.table(commentsKey);
      const comment = table.put({
        id: table.nextId(),
        itemId,
        version: item.version,
        authorId: actorOf(user).id,
        text,
        quote: quote || null,
        isBlocking: isBlocking ?? false,
        isResolved: false,
        at: new Date(store.now()).toISOString(),
      });
      notifyPeople(store, {
        what: 'commented',
        item,
        to: [item.authorId, item.reviewerId, ...mentionedIn(text, store.table(peopleKey).all())],
        actorId: comment.authorId,
        reason: text,
      });
      return created({ comment: { ...comment, author: personRef(store, comment.authorId) } });
    },
  }),
  answerCall(calls.resolveComment, {
    summary: 'Say that a comment is dealt with, or that it is not',
    input: CommentToResolve,
    answer: CommentAnswer,
    rejections: [404],
    subject: 'ContentComment',
    handle(store, { input: { id, isResolved } }) {
      const before = store.table(commentsKey).get(id);
      if (!before) return unknown('comment');
      const comment = store.table(commentsKey).put({ ...before, isResolved });
      return ok({ comment: { ...comment, author: personRef(store, comment.authorId) } });
    },
  }),
];
