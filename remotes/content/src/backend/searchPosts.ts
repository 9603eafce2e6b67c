import { type BackendStore, createRecordSearch, type Person, type SearchGroup } from '@atrium/backend';
import type { ContentItem } from '../api/schemas';
import { listPosts } from './blogPosts';

const search = createRecordSearch<ContentItem>({
  groupTitle: 'Posts',
  textsOf: ({ title, tags }) => [title, ...tags],
  toHit: ({ id, title, publishedAt }) => ({
    id,
    title,
    date: (publishedAt ?? '').slice(0, 10),
    link: `/pages/blog/detail/${id}`,
  }),
  moreAt: (q) => `/pages/blog/list?q=${encodeURIComponent(q)}`,
});

export const searchPosts = (store: BackendStore, { q, user }: { q: string; user: Person | null }): SearchGroup[] =>
  store.permissions.allows(user, 'read', 'Blog') ? search(listPosts(store, {}, user), q) : [];
