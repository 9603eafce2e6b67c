import { type BackendStore, createRecordSearch, type Person, type SearchGroup } from 'shared/backend';
import { postsKey, type StoredPost } from './tables';

const search = createRecordSearch<StoredPost>({
  groupTitle: 'Posts',
  textsOf: ({ title, userFullName, tags }) => [title, userFullName, ...tags],
  toHit: ({ id, title, userFullName, blogPosted }) => ({
    id,
    title,
    by: userFullName,
    date: blogPosted.slice(0, 10),
    link: `/pages/blog/detail/${id}`,
  }),
  isHidden: ({ status }) => status !== 'Published',
  moreAt: (q) => `/pages/blog/list?q=${encodeURIComponent(q)}`,
});

/** Published posts by title, author and tag, for the search over everything. */
export const searchPosts = (store: BackendStore, { q, user }: { q: string; user: Person | null }): SearchGroup[] =>
  store.permissions.allows(user, 'read', 'Blog') ? search(store.table(postsKey).all(), q) : [];
