import {
  answerCall,
  type BackendCall,
  created,
  Done,
  done,
  getPage,
  ok,
  peopleKey,
  rejectField,
  toPaging,
  unknown,
  z,
} from '@atrium/backend';
import { blogCalls } from '../api/blog/calls';
import {
  Blog,
  BlogDraft,
  BlogId,
  BlogPage,
  BlogQuery,
  BlogSidebar,
  BlogToMark,
  CommentAnswer,
  CommentId,
  CommentToAdd,
} from '../api/blog/schemas';
import { actorOf } from './actor';
import {
  draftLegacyView,
  findItem,
  findPost,
  getSidebar,
  listComments,
  listPosts,
  toDetail,
  toDraft,
  toListed,
} from './blogPosts';
import { savePost } from './saveBlogPost';
import { bookmarksKey, noBookmarks, postCommentsKey } from './tables';

const commentAnswers: readonly BackendCall[] = [
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

const defaultPerPage = 6;

const answers: readonly BackendCall[] = [
  answerCall(blogCalls.getPosts, {
    summary: 'Published posts, newest first; with page or perPage one page of them',
    notes:
      'Published posts, unless a status or all is named; what is not live is there for those who write. category may be any tag.',
    input: BlogQuery,
    answer: z.array(Blog),
    handle(store, { input, user }) {
      const found = listPosts(store, input, user);
      const paging = toPaging(store, input);
      const shown = paging ? getPage(found, paging, defaultPerPage) : found;
      return ok(shown.map((post) => toListed(store, post)));
    },
  }),
  answerCall(blogCalls.getSidebar, {
    summary: 'The latest posts, and the categories with how many posts each has',
    answer: BlogSidebar,
    handle: (store, { user }) => ok(getSidebar(store, user)),
  }),
  answerCall(blogCalls.getPost, {
    summary: 'A post and its comments; the newest one without an id',
    notes: 'A post that is not live is not there for those who may not edit it.',
    input: BlogId,
    answer: BlogPage,
    rejections: [404],
    handle(store, { input, user }) {
      const post = findPost(store, input.id, user);
      return post ? ok({ blog: toDetail(store, post, user), comments: listComments(store, post.id) }) : unknown('post');
    },
  }),
  answerCall(blogCalls.getDraft, {
    summary: 'A post as the editor needs it; the newest one without an id',
    input: BlogId,
    answer: BlogDraft,
    legacyView: draftLegacyView,
    action: 'update',
    rejections: [404],
    handle(store, { input, user }) {
      const item = findItem(store, input.id, user);
      return item ? ok(toDraft(store, item)) : unknown('post');
    },
  }),
  savePost,
  answerCall(blogCalls.bookmarkPost, {
    summary: 'Bookmark a post, or no longer',
    input: BlogToMark,
    answer: Done,
    action: 'read',
    rejections: [404],
    handle(store, { input: { id }, user }) {
      if (!findPost(store, id, user)) return unknown('post');
      const bookmarks = store.table(bookmarksKey);
      const { others, userIds } = bookmarks.get(id) ?? noBookmarks;
      const own = actorOf(user).id;
      const isMarked = userIds.includes(own);
      bookmarks.put({ id, others, userIds: isMarked ? userIds.filter((one) => one !== own) : [...userIds, own] });
      return done();
    },
  }),
  ...commentAnswers,
];

/** Calls of the blog: each needs the ability of Blog. */
export const blogArea: readonly BackendCall[] = answers.map((call) => ({ subject: 'Blog', ...call }));
