import type { CalendarEvent } from '../../api/schemas';

export function exportedEvents(events: readonly CalendarEvent[], { id, series }: Pick<CalendarEvent, 'id' | 'series'>) {
  const first = series?.id ?? id;
  return events.filter((event) => event.id === first || event.series?.id === first || event.id === id);
}

/** File name: the title without characters that file systems forbid. */
export const icsFileName = (title: string): string =>
  `${
    [...title]
      .filter((sign) => !/[\p{Cc}\\/:*?"<>|]/u.test(sign))
      .join('')
      .trim()
      .slice(0, 80) || 'calendar'
  }.ics`;
