import type { TableKey } from 'shared/backend';
import type { BlogComment, BlogDetail } from '../../api/blog/schemas';

/** What is not derived from comments or other posts. */
export type StoredPost = Omit<BlogDetail, 'comment' | 'comments'>;

export type StoredComment = BlogComment & { blogId: number };

export const postsKey: TableKey<StoredPost> = { name: 'posts' };
export const commentsKey: TableKey<StoredComment> = { name: 'comments' };

export const blogTables = [postsKey, commentsKey];
