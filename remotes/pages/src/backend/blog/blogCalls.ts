import { answerCall, created, Done, done, getPage, isPaged, ok, refuseField, unknown, z } from 'shared/backend';
import { blogCalls } from '../../api/blog/calls';
import * as schemas from '../../api/blog/schemas';
import { createArea } from '../area';
import { commentAnswers } from './commentCalls';
import { createPost, mergePost } from './drafts';
import { findPost, getSidebar, listComments, listPosts, toDetail, toDraft, toListed } from './posts';
import { postsKey } from './tables';

const { Blog, BlogAnswer, BlogDraft, BlogId, BlogPage, BlogQuery, BlogSidebar, BlogToMark, BlogUpdate } = schemas;

const defaultPerPage = 6;

export const blogArea = createArea('Blog', [
  answerCall(blogCalls.getPosts, {
    summary: 'Published posts, newest first; with page or perPage one page of them',
    notes: 'Published posts, unless a status or all is named. category may be any tag.',
    input: BlogQuery,
    answer: z.array(Blog),
    handle(store, { input }) {
      const found = listPosts(store, input);
      const shown = isPaged(input) ? getPage(found, input, defaultPerPage) : found;
      return ok(shown.map((post) => toListed(store, post)));
    },
  }),
  answerCall(blogCalls.getSidebar, {
    summary: 'The latest posts, and the categories with how many posts each has',
    answer: BlogSidebar,
    handle: (store) => ok(getSidebar(store)),
  }),
  answerCall(blogCalls.getPost, {
    summary: 'A post and its comments; the newest one without an id',
    input: BlogId,
    answer: BlogPage,
    refusals: [404],
    handle(store, { input }) {
      const post = findPost(store, input.id);
      return post ? ok({ blog: toDetail(store, post), comments: listComments(store, post.id) }) : unknown('post');
    },
  }),
  answerCall(blogCalls.getDraft, {
    summary: 'A post as the editor needs it; the newest one without an id',
    input: BlogId,
    answer: BlogDraft,
    refusals: [404],
    handle(store, { input }) {
      const post = findPost(store, input.id);
      return post ? ok(toDraft(post)) : unknown('post');
    },
  }),
  answerCall(blogCalls.savePost, {
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
  answerCall(blogCalls.bookmarkPost, {
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
  ...commentAnswers,
]);
