import type { ContentItem } from '../api/schemas';
import { blankItem } from '../model/blankItem';

/** Item ready to be submitted, approved and published: tests override fields. */
export const createItem = (change: Partial<ContentItem> = {}): ContentItem => ({
  ...blankItem,
  id: 1,
  type: 'article',
  title: 'The last tram',
  slug: 'the-last-tram',
  body: '<p>At ten to twelve.</p>',
  channelIds: [1],
  authorId: 4,
  reviewerId: 3,
  createdAt: '2026-11-01T09:00:00.000Z',
  updatedAt: '2026-11-01T09:00:00.000Z',
  rev: 1,
  ...change,
});
