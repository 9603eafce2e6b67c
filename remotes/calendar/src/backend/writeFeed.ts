import { and, type BackendStore, desc, gte, oneOf, type Person, toDay } from '@atrium/backend';
import { addDays } from '@atrium/contract/values';
import { writeIcs } from '../model/ics/writeIcs';
import { eventsSeenBy } from './calendars';
import { type EventColumn, eventsTable, readEvent } from './tables';

/** Events that a subscription holds: those of the last year and later, and of very many the latest. */
const daysBack = 365;
const maxEvents = 500;

/** The calendar of a person for programs that subscribe to it: what they see, with the series of those that differ. */
export async function writeFeed(store: BackendStore, person: Person): Promise<string> {
  const events = store.table(eventsTable);
  const seen = await eventsSeenBy(store, person);
  const from = addDays(toDay(new Date(store.now())), -daysBack);
  const where = and<EventColumn>(seen, gte('lastDay', from));
  const rows = await events.find({ where, orderBy: [desc('lastDay'), desc('id')], limit: maxEvents });
  const known = new Set(rows.map(({ id }) => id));
  const missing = rows.flatMap(({ series }) => (series && !known.has(series.id) ? [series.id] : []));
  const series = missing.length > 0 ? await events.find({ where: and<EventColumn>(seen, oneOf('id', missing)) }) : [];
  return writeIcs([...series, ...rows].map(readEvent), store.now(), { name: `Atrium: ${person.fullName}` });
}
