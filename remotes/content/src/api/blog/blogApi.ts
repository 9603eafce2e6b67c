import type { AnswerOf } from '@atrium/contract';
import { optimistically, request, restoreRequest } from '@atrium/sdk';
import { contentApi } from '../contentApi';
import { blogCalls } from './calls';
import type { BlogPage, BlogQuery, CommentToAdd, FeedQuery, SidebarQuery } from './schemas';

const toggleBookmark = (page: BlogPage): BlogPage => ({
  ...page,
  blog: {
    ...page.blog,
    bookmarked: page.blog.bookmarked + (page.blog.isBookmarked ? -1 : 1),
    isBookmarked: !page.blog.isBookmarked,
  },
});

const readApi = contentApi.injectEndpoints({
  endpoints: (build) => ({
    getPosts: build.query<AnswerOf<typeof blogCalls.getPosts>, BlogQuery>({
      query: (view) => request(blogCalls.getPosts, view),
      providesTags: ['Item'],
    }),
    getBlogSidebar: build.query<AnswerOf<typeof blogCalls.getSidebar>, SidebarQuery>({
      query: (query) => request(blogCalls.getSidebar, query),
      providesTags: ['Item'],
    }),
    getAddress: build.query<AnswerOf<typeof blogCalls.getAddress>, string>({
      query: (slug) => request(blogCalls.getAddress, { slug }),
      providesTags: ['Item'],
    }),
    /** The newest one without an id. */
    getPost: build.query<AnswerOf<typeof blogCalls.getPost>, string | undefined>({
      query: (id) => request(blogCalls.getPost, { id }),
      providesTags: ['Item'],
    }),
  }),
});

const feedCallOf = { rss: blogCalls.getRss, atom: blogCalls.getAtom, json: blogCalls.getJsonFeed };

const blogApi = readApi.injectEndpoints({
  endpoints: (build) => ({
    getFeed: build.query<string, FeedQuery & { kind: 'rss' | 'atom' | 'json' }>({
      query: ({ kind, ...query }) => request(feedCallOf[kind], query),
    }),
    bookmarkPost: build.mutation<unknown, number>({
      query: (id) => request(blogCalls.bookmarkPost, { id }),
      onQueryStarted: (id, call) =>
        optimistically(call, [readApi.util.updateQueryData('getPost', String(id), toggleBookmark)]),
    }),
    addPostComment: build.mutation<AnswerOf<typeof blogCalls.addComment>, CommentToAdd>({
      query: (comment) => request(blogCalls.addComment, comment),
      invalidatesTags: ['Item'],
    }),
    deletePostComment: build.mutation<unknown, number>({
      query: (id) => request(blogCalls.deleteComment, { id }),
      invalidatesTags: ['Item'],
    }),
    restorePostComment: build.mutation<unknown, number>({
      query: (id) => restoreRequest('comment', [id]),
      invalidatesTags: ['Item'],
    }),
  }),
});

export const { useGetPostsQuery, useGetBlogSidebarQuery, useGetPostQuery, useGetAddressQuery } = readApi;
export const {
  useLazyGetFeedQuery,
  useBookmarkPostMutation,
  useAddPostCommentMutation,
  useDeletePostCommentMutation,
  useRestorePostCommentMutation,
} = blogApi;
