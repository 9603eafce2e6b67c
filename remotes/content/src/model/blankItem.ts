import type { ContentItem } from '../api/schemas';

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
  seo: null,
  values: null,
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

/** True if nobody has written anything in it. */
export const isUnwritten = ({ title, summary, body, cover, values }: ContentItem): boolean =>
  !title && !summary && !body && cover === null && !values;
