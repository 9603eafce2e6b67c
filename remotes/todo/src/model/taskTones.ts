import type { Tone } from '../api/schemas';

/** The colours of tags and projects, in the order of the choice. */
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

/** The colour that fewest lists have: what a new one gets. */
export function freshTone(lists: readonly { tone: Tone }[]): Tone {
  const countOf = (tone: Tone) => lists.filter((list) => list.tone === tone).length;
  return taskTones.reduce((best, tone) => (countOf(tone) < countOf(best) ? tone : best));
}
