import type { BlogPage } from './schemas';

export const toggleBookmark = (page: BlogPage): BlogPage => ({
  ...page,
  blog: {
    ...page.blog,
    bookmarked: page.blog.bookmarked + (page.blog.isBookmarked ? -1 : 1),
    isBookmarked: !page.blog.isBookmarked,
  },
});
