import type { TaskTag } from '../api/schemas';

/** The tags that are always there. Each language has its own words for them, until somebody renames one. */
export const firstTags = [
  { id: 'team', name: null, tone: 'accent', rev: 1 },
  { id: 'low', name: null, tone: 'green', rev: 1 },
  { id: 'medium', name: null, tone: 'amber', rev: 1 },
  { id: 'high', name: null, tone: 'red', rev: 1 },
  { id: 'update', name: null, tone: 'blue', rev: 1 },
] as const satisfies readonly TaskTag[];
