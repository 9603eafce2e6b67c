import type { TableKey } from '@atrium/backend';
import type { BlogComment } from '../../api/blog/schemas';

export type StoredPostComment = BlogComment & { blogId: number };

/** People who bookmarked an item; `others` counts those without an account. */
export interface PostBookmarks {
  id: number;
  others: number;
  userIds: number[];
}

export const postCommentsKey: TableKey<StoredPostComment> = { name: 'post-comments' };
export const bookmarksKey: TableKey<PostBookmarks> = { name: 'post-bookmarks' };

export const noBookmarks: Omit<PostBookmarks, 'id'> = { others: 0, userIds: [] };
