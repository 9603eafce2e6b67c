import {
  Blog,
  BlogAnswer,
  BlogDraft,
  BlogId,
  BlogPage,
  BlogQuery,
  BlogSidebar,
  BlogToMark,
  BlogUpdate,
  CommentAnswer,
  CommentId,
  CommentToAdd,
  call,
  Done,
  type MockApp,
  type MockStore,
  type User,
} from 'shared/api';
import * as z from 'zod/mini';
import { created, done, ok, refuseField, unknown } from '../core/answer';
import { getPage, isPaged } from '../core/list';
import { toDay } from '../core/moments';
import { toText } from '../core/text';
import { usersKey } from '../users/tables';
import { findPost, getSidebar, listComments, listPosts, toDetail, toDraft, toListed } from './posts';
import { commentsKey, postsKey, type StoredPost } from './tables';

const defaultPerPage = 6;
const excerptLength = 140;

/** Whoever bears the token; the first user without one. */
const getSelf = (store: MockStore, user: User | null) => user ?? store.table(usersKey).get(1);

function createPost(store: MockStore, user: User | null): StoredPost {
  const self = getSelf(store, user);
  const person = { userFullName: self?.fullName ?? '', avatar: self?.avatar ?? null };
  const id = store.table(postsKey).nextId();
  return {
    id,
    slug: `post-${id}`,
    title: '',
    img: '/assets/demo/blog/1.svg',
    ...person,
    blogPosted: toDay(new Date(store.now())),
    tags: [],
    excerpt: '',
    status: 'Draft',
    content: '',
    author: { ...person, about: '' },
    bookmarked: 0,
    isBookmarked: false,
  };
}

/** What was sent over what stood there; the excerpt follows the text. */
function mergePost(before: StoredPost, sent: z.output<typeof BlogUpdate>): StoredPost {
  const content = sent.content ?? before.content;
  return {
    ...before,
    title: sent.blogTitle ?? before.title,
    tags: sent.blogCategories ? [...new Set(sent.blogCategories)] : before.tags,
    slug: sent.slug ?? before.slug,
    status: sent.status ?? before.status,
    img: sent.featuredImage ?? before.img,
    content,
    excerpt: sent.content === undefined ? before.excerpt : toText(content).slice(0, excerptLength),
  };
}

export const blogApp: MockApp = {
  id: 'blog',
  subject: 'Blog',
  tables: [postsKey, commentsKey],
  seed: async () => (await import(/* webpackChunkName: "mock-blog" */ '../seed/blog.json')).default,
  calls: [
    call({
      method: 'GET',
      path: '/blog/list/data',
      summary: 'Published posts, newest first; with page or perPage one page of them',
      notes: 'Published posts, unless a status or all is named. category stands for tags too.',
      input: BlogQuery,
      answer: z.array(Blog),
      handle(store, { input }) {
        const found = listPosts(store, input);
        const shown = isPaged(input) ? getPage(found, input, defaultPerPage) : found;
        return ok(shown.map((post) => toListed(store, post)));
      },
    }),
    call({
      method: 'GET',
      path: '/blog/list/data/sidebar',
      summary: 'The latest posts, and the categories with how many posts each has',
      answer: BlogSidebar,
      handle: (store) => ok(getSidebar(store)),
    }),
    call({
      method: 'GET',
      path: '/blog/list/data/detail',
      summary: 'A post and its comments; the newest one without an id',
      input: BlogId,
      answer: BlogPage,
      refusals: [404],
      handle(store, { input }) {
        const post = findPost(store, input.id);
        return post ? ok({ blog: toDetail(store, post), comments: listComments(store, post.id) }) : unknown('post');
      },
    }),
    call({
      method: 'GET',
      path: '/blog/list/data/edit',
      summary: 'A post as the editor needs it; the newest one without an id',
      input: BlogId,
      answer: BlogDraft,
      refusals: [404],
      handle(store, { input }) {
        const post = findPost(store, input.id);
        return post ? ok(toDraft(post)) : unknown('post');
      },
    }),
    call({
      method: 'POST',
      path: '/blog/list/data/edit',
      summary: 'Save a post; without an id a new one begins',
      input: BlogUpdate,
      answer: BlogAnswer,
      success: [200, 201],
      refusals: [400, 404],
      handle(store, { input, user }) {
        const posts = store.table(postsKey);
        const known = typeof input.id === 'number' ? posts.get(input.id) : undefined;
        if (typeof input.id === 'number' && !known) return unknown('post');
        if (!known && !input.blogTitle) return refuseField('blogTitle', 'This field is required.');
        const post = mergePost(known ?? createPost(store, user), input);
        const isTaken = posts.all().some(({ id, slug }) => slug === post.slug && id !== post.id);
        if (isTaken) return refuseField('slug', 'Another post has this address.');
        posts.put(post);
        return known ? ok({ blog: toDraft(post) }) : created({ blog: toDraft(post) });
      },
    }),
    call({
      method: 'POST',
      path: '/blog/bookmark',
      summary: 'Bookmark a post, or no longer',
      input: BlogToMark,
      answer: Done,
      action: 'read',
      refusals: [404],
      handle(store, { input: { id } }) {
        const post = store.table(postsKey).get(id);
        if (!post) return unknown('post');
        const bookmarked = post.bookmarked + (post.isBookmarked ? -1 : 1);
        store.table(postsKey).put({ ...post, bookmarked, isBookmarked: !post.isBookmarked });
        return done();
      },
    }),
    call({
      method: 'POST',
      path: '/blog/comments',
      summary: 'Comment on a post, or reply to a comment of it',
      input: CommentToAdd,
      answer: CommentAnswer,
      success: [201],
      refusals: [404],
      handle(store, { input, user }) {
        const { blogId, commentText, replyTo, userFullName } = input;
        if (!store.table(postsKey).get(blogId)) return unknown('post');
        const comments = store.table(commentsKey);
        if (typeof replyTo === 'number' && comments.get(replyTo)?.blogId !== blogId) return unknown('comment');
        const self = getSelf(store, user);
        const name = userFullName?.trim();
        const comment = {
          id: comments.nextId(),
          avatar: name && name !== self?.fullName ? null : (self?.avatar ?? null),
          userFullName: name || (self?.fullName ?? ''),
          commentedAt: new Date(store.now()).toISOString(),
          commentText,
          replyTo: replyTo ?? null,
        };
        comments.put({ ...comment, blogId });
        return created({ comment });
      },
    }),
    call({
      method: 'DELETE',
      path: '/blog/comments',
      summary: 'Delete a comment that nobody has replied to',
      input: CommentId,
      answer: Done,
      refusals: [400, 404],
      handle(store, { input: { id } }) {
        const comments = store.table(commentsKey);
        if (!comments.get(id)) return unknown('comment');
        if (comments.all().some(({ replyTo }) => replyTo === id))
          return refuseField('id', 'Somebody has replied to it.');
        store.bin(commentsKey, id);
        return done();
      },
    }),
  ],
};
