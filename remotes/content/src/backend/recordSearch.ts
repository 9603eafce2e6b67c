import { createRecordSearch } from '@atrium/backend';
import type { ContentItem, Project } from '../api/schemas';

export const searchItems = createRecordSearch<ContentItem>({
  groupTitle: 'Content',
  textsOf: ({ title, tags }) => [title, ...tags],
  isHidden: ({ status }) => status === 'archived',
  toHit: ({ id, title, updatedAt }) => ({ id, title, date: updatedAt.slice(0, 10), link: `/content/items/${id}` }),
  moreAt: (q) => `/content/review?queue=all&q=${encodeURIComponent(q)}`,
});

export const searchProjects = createRecordSearch<Project>({
  groupTitle: 'Projects',
  textsOf: ({ name, note }) => [name, note],
  toHit: ({ id, name, dueAt }) => ({
    id,
    title: name,
    link: `/content/projects/${id}`,
    ...(dueAt && { date: dueAt.slice(0, 10) }),
  }),
  moreAt: (q) => `/content/projects?q=${encodeURIComponent(q)}`,
});
