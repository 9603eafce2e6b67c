import type { Done } from '@atrium/backend';
import { defineCall } from '@atrium/contract';
import type * as api from './schemas';

export const blogCalls = {
  getPosts: defineCall<api.BlogQuery, api.Blog[]>({ method: 'GET', path: '/blog/list/data' }),
  getSidebar: defineCall<api.SidebarQuery, api.BlogSidebar>({ method: 'GET', path: '/blog/list/data/sidebar' }),
  getAddress: defineCall<api.BlogAddress, api.AddressAnswer>({ method: 'GET', path: '/blog/address' }),
  getRss: defineCall<api.FeedQuery, string>({ method: 'GET', path: '/blog/feed/rss' }),
  getAtom: defineCall<api.FeedQuery, string>({ method: 'GET', path: '/blog/feed/atom' }),
  getJsonFeed: defineCall<api.FeedQuery, string>({ method: 'GET', path: '/blog/feed/json' }),
  getSitemap: defineCall<api.SitemapQuery, string>({ method: 'GET', path: '/blog/sitemap.xml' }),
  getPost: defineCall<api.BlogId, api.BlogPage>({ method: 'GET', path: '/blog/list/data/detail' }),
  getDraft: defineCall<api.BlogId, api.BlogDraft>({ method: 'GET', path: '/blog/list/data/edit' }),
  savePost: defineCall<api.BlogUpdate, api.BlogAnswer>({ method: 'POST', path: '/blog/list/data/edit' }),
  bookmarkPost: defineCall<api.BlogToMark, Done>({ method: 'POST', path: '/blog/bookmark' }),
  addComment: defineCall<api.CommentToAdd, api.CommentAnswer>({ method: 'POST', path: '/blog/comments' }),
  deleteComment: defineCall<api.CommentId, Done>({ method: 'DELETE', path: '/blog/comments' }),
};
