import { type BackendStore, defineRecordSearch, type Person, type SearchGroup } from '@atrium/backend';
import { eventsSeenBy } from './calendars';
import { eventsTable } from './tables';

export async function searchEvents(store: BackendStore, q: string, user: Person | null): Promise<SearchGroup[]> {
  const search = defineRecordSearch({
    table: eventsTable,
    groupTitle: 'Events',
    where: await eventsSeenBy(store, user),
    toHit: ({ id, title, start, extendedProps }) => ({
      id,
      title,
      by: extendedProps.location,
      date: start.slice(0, 10),
      link: `/apps/calendar?date=${start.slice(0, 10)}&event=${id}`,
    }),
  });
  return search(store, q);
}
