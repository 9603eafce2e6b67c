import type { TableKey } from '@atrium/backend';
import type { BlogComment } from '../../api/blog/schemas';

/** What a reader says of a post. */
export type StoredPostComment = BlogComment & { blogId: number };

/** Who has bookmarked an item; `others` are those whom nobody knows by name. */
export interface PostBookmarks {
  id: number;
  others: number;
  userIds: number[];
}

export const postCommentsKey: TableKey<StoredPostComment> = { name: 'post-comments' };
export const bookmarksKey: TableKey<PostBookmarks> = { name: 'post-bookmarks' };

export const noBookmarks: Omit<PostBookmarks, 'id'> = { others: 0, userIds: [] };
