import type { TaskTag } from '../api/schemas';

/** The tags that are always there. Each language has its own words for them, until somebody renames one. */
export const firstTags = [
  { id: 'team', name: null, tone: 'accent', rev: 0 },
  { id: 'low', name: null, tone: 'green', rev: 0 },
  { id: 'medium', name: null, tone: 'amber', rev: 0 },
  { id: 'high', name: null, tone: 'red', rev: 0 },
  { id: 'update', name: null, tone: 'blue', rev: 0 },
] as const satisfies readonly TaskTag[];
