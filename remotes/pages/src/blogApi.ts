import type { Blog, BlogComment, BlogPage, BlogQuery, BlogSidebar, CommentToAdd } from 'shared/api';
import { pagesApi } from './pagesApi';

/** Posts, and what people say of them. */
export const blogApi = pagesApi.enhanceEndpoints({ addTagTypes: ['Blog'] }).injectEndpoints({
  endpoints: (build) => ({
    getPosts: build.query<Blog[], BlogQuery>({
      query: (params) => ({ url: '/blog/list/data', params }),
      providesTags: ['Blog'],
    }),
    getBlogSidebar: build.query<BlogSidebar, void>({
      query: () => ({ url: '/blog/list/data/sidebar' }),
      providesTags: ['Blog'],
    }),
    /** The newest one without an id. */
    getPost: build.query<BlogPage, string | undefined>({
      query: (id) => ({ url: '/blog/list/data/detail', params: { id } }),
      providesTags: ['Blog'],
    }),
    bookmarkPost: build.mutation<unknown, number>({
      query: (id) => ({ url: '/blog/bookmark', method: 'POST', data: { id } }),
      async onQueryStarted(id, { dispatch, queryFulfilled }) {
        const mark = dispatch(
          blogApi.util.updateQueryData('getPost', String(id), ({ blog }) => {
            blog.bookmarked += blog.isBookmarked ? -1 : 1;
            blog.isBookmarked = !blog.isBookmarked;
          }),
        );
        await queryFulfilled.catch(mark.undo);
      },
    }),
    addComment: build.mutation<{ comment: BlogComment }, CommentToAdd>({
      query: (data) => ({ url: '/blog/comments', method: 'POST', data }),
      invalidatesTags: ['Blog'],
    }),
    deleteComment: build.mutation<unknown, number>({
      query: (id) => ({ url: '/blog/comments', method: 'DELETE', params: { id } }),
      invalidatesTags: ['Blog'],
    }),
    restoreComment: build.mutation<unknown, number>({
      query: (id) => ({ url: '/apps/restore', method: 'POST', data: { kind: 'comment', ids: [id] } }),
      invalidatesTags: ['Blog'],
    }),
  }),
});

export const {
  useGetPostsQuery,
  useGetBlogSidebarQuery,
  useGetPostQuery,
  useBookmarkPostMutation,
  useAddCommentMutation,
  useDeleteCommentMutation,
  useRestoreCommentMutation,
} = blogApi;
