import { createRecordSearch } from 'shared/backend';
import type { ContentItem } from '../api/schemas';

/** Items by title and tags, for the search over everything. */
export const searchItems = createRecordSearch<ContentItem>({
  groupTitle: 'Content',
  textsOf: ({ title, tags }) => [title, ...tags],
  isHidden: ({ status }) => status === 'archived',
  toHit: ({ id, title, updatedAt }) => ({ id, title, date: updatedAt.slice(0, 10), link: `/content/items/${id}` }),
  moreAt: (q) => `/content/review?queue=all&q=${encodeURIComponent(q)}`,
});
