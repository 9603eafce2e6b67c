import {
  answerCall,
  type BackendCall,
  created,
  Done,
  done,
  eq,
  ok,
  peopleTable,
  readRows,
  rejectField,
  unknown,
  z,
} from '@atrium/backend';
import { blogCalls } from '../api/blog/calls';
import {
  AddressAnswer,
  Blog,
  BlogAddress,
  BlogDraft,
  BlogId,
  BlogPage,
  BlogQuery,
  BlogSidebar,
  BlogToMark,
  CommentAnswer,
  CommentId,
  CommentToAdd,
  SidebarQuery,
} from '../api/blog/schemas';
import { actorOf } from './actor';
import {
  draftLegacyView,
  findItem,
  findPost,
  findPostAt,
  listComments,
  newestFirst,
  toDetail,
  toDraft,
  toListed,
  wherePosts,
} from './blogPosts';
import { readSidebar } from './blogSidebar';
import { shownItemsTable } from './itemTables';
import { whereInLanguage } from './readerLanguage';
import { savePost } from './saveBlogPost';
import { bookmarksTable, noBookmarks, postCommentsTable } from './tables';

const commentAnswers: readonly BackendCall[] = [
  answerCall(blogCalls.addComment, {
    summary: 'Comment on a post, or reply to a comment of it',
    input: CommentToAdd,
    answer: CommentAnswer,
    success: [201],
    rejections: [404],
    async handle(store, { input, user }) {
      const { blogId, commentText, replyTo } = input;
      if (!(await findPost(store, blogId, user))) return unknown('post');
      const comments = store.table(postCommentsTable);
      if (typeof replyTo === 'number' && (await comments.get(replyTo))?.blogId !== blogId) return unknown('comment');
      const self = user ?? (await store.table(peopleTable).get(1));
      const comment = {
        id: await comments.nextId(),
        ...(self && { authorId: self.id }),
        avatar: self?.avatar ?? null,
        userFullName: self?.fullName ?? '',
        commentedAt: new Date(store.now()).toISOString(),
        commentText,
        replyTo: replyTo ?? null,
      };
      await comments.put({ ...comment, blogId });
      return created({ comment });
    },
  }),
  answerCall(blogCalls.deleteComment, {
    summary: 'Delete a comment that nobody has replied to',
    input: CommentId,
    answer: Done,
    rejections: [400, 404],
    async handle(store, { input: { id } }) {
      const comments = store.table(postCommentsTable);
      if (!(await comments.get(id))) return unknown('comment');
      if ((await comments.count(eq('replyTo', id))) > 0) return rejectField('id', 'Somebody has replied to it.');
      await store.bin(postCommentsTable, id);
      return done();
    },
  }),
];

const defaultPerPage = 6;

const answers: readonly BackendCall[] = [
  answerCall(blogCalls.getPosts, {
    summary: 'Published posts, newest first; with page or perPage one page of them',
    notes:
      'Published posts, unless a status or all is named; what is not live is there for those who write. category may be any tag. Of a post that is live in several languages there is the one that fits language, or the header Accept-Language, best.',
    input: BlogQuery,
    answer: z.array(Blog),
    async handle(store, { input, user, languages }) {
      const inLanguage = whereInLanguage(input.language, languages);
      const query = { where: await wherePosts(store, { ...input, inLanguage }, user), orderBy: newestFirst };
      const rows = await readRows(store, store.table(shownItemsTable), query, input, defaultPerPage);
      return ok(await toListed(store, rows));
    },
  }),
  answerCall(blogCalls.getSidebar, {
    summary: 'The latest posts, and the categories with how many posts each has',
    input: SidebarQuery,
    answer: BlogSidebar,
    handle: async (store, { input, user, languages }) =>
      ok(await readSidebar(store, user, whereInLanguage(input.language, languages))),
  }),
  answerCall(blogCalls.getPost, {
    summary: 'A post and its comments; the newest one without an id',
    notes: 'A post that is not live is not there for those who may not edit it.',
    input: BlogId,
    answer: BlogPage,
    rejections: [404],
    async handle(store, { input, user, languages }) {
      const post = await findPost(store, input.id, user, whereInLanguage(input.language, languages));
      if (!post) return unknown('post');
      const [blog, comments] = await Promise.all([toDetail(store, post, user), listComments(store, post.id)]);
      return ok({ blog, comments });
    },
  }),
  answerCall(blogCalls.getAddress, {
    summary: 'The post at an address, or one that was at it before, with its address now',
    input: BlogAddress,
    answer: AddressAnswer,
    rejections: [404],
    async handle(store, { input: { slug }, user }) {
      const post = await findPostAt(store, slug, user);
      return post ? ok({ id: post.id, slug: post.slug }) : unknown('post');
    },
  }),
  answerCall(blogCalls.getDraft, {
    summary: 'A post as the editor needs it; the newest one without an id',
    input: BlogId,
    answer: BlogDraft,
    legacyView: draftLegacyView,
    action: 'update',
    rejections: [404],
    async handle(store, { input, user }) {
      const item = await findItem(store, input.id, user);
      return item ? ok(await toDraft(store, item)) : unknown('post');
    },
  }),
  savePost,
  answerCall(blogCalls.bookmarkPost, {
    summary: 'Bookmark a post, or no longer',
    input: BlogToMark,
    answer: Done,
    action: 'read',
    rejections: [404],
    async handle(store, { input: { id }, user }) {
      if (!(await findPost(store, id, user))) return unknown('post');
      const bookmarks = store.table(bookmarksTable);
      const { others, userIds } = (await bookmarks.get(id)) ?? noBookmarks;
      const own = actorOf(user).id;
      const isMarked = userIds.includes(own);
      await bookmarks.put({ id, others, userIds: isMarked ? userIds.filter((one) => one !== own) : [...userIds, own] });
      return done();
    },
  }),
  ...commentAnswers,
];

/** Calls of the blog: each needs the ability of Blog. */
export const blogArea: readonly BackendCall[] = answers.map((call) => ({ subject: 'Blog', ...call }));
