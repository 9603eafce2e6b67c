import type { CalendarEvent } from '../api/schemas';

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Has a text every word that is looked for? Accents and capitals do not count. */
export function hasWords(text: string, query: string): boolean {
  const words = plain(text);
  return plain(query)
    .split(/\s+/)
    .every((word) => words.includes(word));
}

/** Has an event every word that is looked for: in its title, place, text or guests? */
export function isFound(
  { title, extendedProps }: Pick<CalendarEvent, 'title' | 'extendedProps'>,
  query: string,
): boolean {
  const { location, description, guests } = extendedProps;
  return hasWords(
    [title, location, description, ...guests.flatMap(({ name, email }) => [name, email])].join(' '),
    query,
  );
}
