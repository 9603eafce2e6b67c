import type { ContentItem } from '../api/schemas';

/** Initial values of a new item, besides id, type, author and times. */
export const blankItem: Omit<ContentItem, 'id' | 'type' | 'authorId' | 'createdAt' | 'updatedAt'> = {
  title: '',
  slug: '',
  summary: '',
  body: '',
  cover: null,
  channelIds: [],
  projectId: null,
  tags: [],
  locale: 'en',
  status: 'draft',
  version: 1,
  publishedVersion: null,
  approvedVersion: null,
  reviewerId: null,
  dueAt: null,
  scheduledAt: null,
  scheduledZone: null,
  publishedAt: null,
  failure: null,
  checklist: [],
  session: null,
  archivedAt: null,
  rev: 0,
};
