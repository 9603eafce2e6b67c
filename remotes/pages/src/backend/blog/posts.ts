import { type BackendStore, createSearch, toFilter } from 'shared/backend';
import type { Blog, BlogComment, BlogDetail, BlogDraft, BlogSidebar } from '../../api/blog/schemas';
import { commentsKey, postsKey, type StoredPost } from './tables';

interface View {
  q?: string | null;
  category?: string | null;
  status?: string | null;
}

const byNewest = (a: StoredPost, b: StoredPost) => b.blogPosted.localeCompare(a.blogPosted) || b.id - a.id;

const countComments = (store: BackendStore, blogId: number): number =>
  store
    .table(commentsKey)
    .all()
    .filter((comment) => comment.blogId === blogId).length;

/** The posts that match, newest first; the published ones unless a status, or `all`, is named. */
export function listPosts(store: BackendStore, { q, category, status }: View): StoredPost[] {
  const search = createSearch(q);
  const wantedCategory = toFilter(category)?.toLowerCase();
  const wantedStatus = (toFilter(status) ?? 'Published').toLowerCase();
  return store
    .table(postsKey)
    .all()
    .filter(
      (post) =>
        (wantedStatus === 'all' || post.status.toLowerCase() === wantedStatus) &&
        (!wantedCategory || post.tags.some((tag) => tag.toLowerCase() === wantedCategory)) &&
        search(post.title, post.excerpt, post.userFullName, ...post.tags),
    )
    .sort(byNewest);
}

/** The post of an id; the newest published one without. */
export const findPost = (store: BackendStore, id: number | null | undefined): StoredPost | undefined =>
  typeof id === 'number' ? store.table(postsKey).get(id) : listPosts(store, {})[0];

export function toListed(store: BackendStore, post: StoredPost): Blog {
  const { id, slug, title, img, avatar, userFullName, blogPosted, tags, excerpt, status } = post;
  const comment = countComments(store, id);
  return { id, slug, title, img, avatar, userFullName, blogPosted, tags, excerpt, status, comment };
}

export function toDetail(store: BackendStore, post: StoredPost): BlogDetail {
  const comments = countComments(store, post.id);
  return { ...post, comment: comments, comments };
}

/** The comments of a post, oldest first. */
export const listComments = (store: BackendStore, blogId: number): BlogComment[] =>
  store
    .table(commentsKey)
    .all()
    .filter((comment) => comment.blogId === blogId)
    .map(({ blogId: _, ...comment }) => comment);

export const toDraft = (post: StoredPost): BlogDraft => ({
  id: post.id,
  avatar: post.avatar,
  userFullName: post.userFullName,
  createdTime: post.blogPosted,
  blogTitle: post.title,
  blogCategories: post.tags,
  slug: post.slug,
  status: post.status,
  content: post.content,
  featuredImage: post.img,
});

const icons: Record<string, string> = {
  Reporting: 'newspaper',
  Photography: 'camera',
  Design: 'palette',
  Languages: 'languages',
  Newsletter: 'mail',
  Workshop: 'wrench',
};

const recentCount = 4;

export function getSidebar(store: BackendStore): BlogSidebar {
  const published = listPosts(store, {});
  const counts = new Map<string, number>();
  for (const tag of published.flatMap(({ tags }) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return {
    recentPosts: published
      .slice(0, recentCount)
      .map(({ id, slug, img, title, blogPosted }) => ({ id, slug, img, title, createdTime: blogPosted })),
    categories: [...counts]
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([category, count]) => ({ category, icon: icons[category] ?? 'tag', count })),
  };
}
