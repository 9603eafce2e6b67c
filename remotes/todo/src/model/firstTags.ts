import type { TaskTag, Tone } from '../api/schemas';

export const taskTones = [
  'accent',
  'blue',
  'teal',
  'green',
  'amber',
  'red',
  'plum',
  'neutral',
] as const satisfies readonly Tone[];

export function freshTone(lists: readonly { tone: Tone }[]): Tone {
  const countOf = (tone: Tone) => lists.filter((list) => list.tone === tone).length;
  return taskTones.reduce((best, tone) => (countOf(tone) < countOf(best) ? tone : best));
}

/** Built-in tags. Their names are translated until renamed. */
export const firstTags = [
  { id: 'team', name: null, tone: 'accent', rev: 0 },
  { id: 'low', name: null, tone: 'green', rev: 0 },
  { id: 'medium', name: null, tone: 'amber', rev: 0 },
  { id: 'high', name: null, tone: 'red', rev: 0 },
  { id: 'update', name: null, tone: 'blue', rev: 0 },
] as const satisfies readonly TaskTag[];
