import { answerCall, type BackendCall, created, Done, done, peopleKey, rejectField, unknown } from '@atrium/backend';
import { blogCalls } from '../api/blog/calls';
import { CommentAnswer, CommentId, CommentToAdd } from '../api/blog/schemas';
import { findPost } from './blogPosts';
import { postCommentsKey } from './tables';

export const commentAnswers: readonly BackendCall[] = [
  answerCall(blogCalls.addComment, {
    summary: 'Comment on a post, or reply to a comment of it',
    input: CommentToAdd,
    answer: CommentAnswer,
    success: [201],
    rejections: [404],
    handle(store, { input, user }) {
      const { blogId, commentText, replyTo } = input;
      if (!findPost(store, blogId, user)) return unknown('post');
      const comments = store.table(postCommentsKey);
      if (typeof replyTo === 'number' && comments.get(replyTo)?.blogId !== blogId) return unknown('comment');
      const self = user ?? store.table(peopleKey).get(1);
      const comment = {
        id: comments.nextId(),
        ...(self && { authorId: self.id }),
        avatar: self?.avatar ?? null,
        userFullName: self?.fullName ?? '',
        commentedAt: new Date(store.now()).toISOString(),
        commentText,
        replyTo: replyTo ?? null,
      };
      comments.put({ ...comment, blogId });
      return created({ comment });
    },
  }),
  answerCall(blogCalls.deleteComment, {
    summary: 'Delete a comment that nobody has replied to',
    input: CommentId,
    answer: Done,
    rejections: [400, 404],
    handle(store, { input: { id } }) {
      const comments = store.table(postCommentsKey);
      if (!comments.get(id)) return unknown('comment');
      if (comments.all().some(({ replyTo }) => replyTo === id)) return rejectField('id', 'Somebody has replied to it.');
      store.bin(postCommentsKey, id);
      return done();
    },
  }),
];
