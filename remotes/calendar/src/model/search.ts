import type { CalendarEvent } from '../api/schemas';

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Has an event every word that is looked for: in its title, place, text or guests? Accents and capitals do not count. */
export function isFound(
  { title, extendedProps }: Pick<CalendarEvent, 'title' | 'extendedProps'>,
  query: string,
): boolean {
  const { location, description, guests } = extendedProps;
  const text = plain([title, location, description, ...guests.flatMap(({ name, email }) => [name, email])].join(' '));
  return plain(query)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
