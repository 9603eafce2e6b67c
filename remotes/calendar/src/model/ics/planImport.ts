import type { EventChange } from '../../api/eventList';
import type { CalendarEvent } from '../../api/schemas';
import type { EventBatch, NewEvent } from '../eventBatch';
import type { IcsEvent, IcsFile, Oddity } from './icsEvent';

/** An event of a file as the preview shows it. */
export interface ImportRow extends Pick<IcsEvent, 'title' | 'start' | 'end' | 'allDay' | 'rule'> {
  key: string;
  odd: readonly Oddity[];
  /** Is it on the calendar already, and changed to what the file says? */
  isKnown: boolean;
}

interface ImportPlan {
  /** The odd ones first. */
  rows: readonly ImportRow[];
  batch: EventBatch;
}

interface ImportOptions {
  /** What is on the calendars. */
  known: readonly CalendarEvent[];
  /** The key of the calendar that new ones go to. */
  calendar: string;
  /** The title of one that has none. */
  untitled: string;
}

/** How files name an event: one of a series also by when it was to start. */
const nameOf = (uid: string, replaces: string | null) => `${uid}@${replaces ?? ''}`;

type Place = { of: CalendarEvent } | { series: CalendarEvent } | 'ofFile' | 'lost' | 'own';

/** What a file changes: it adds its events, and updates those that came from the same file before. */
export function planImport({ events }: IcsFile, { known, calendar, untitled }: ImportOptions): ImportPlan {
  const byName = new Map(known.map((event) => [nameOf(event.uid, event.series?.start ?? null), event]));
  const seriesOfFile = new Set(events.flatMap(({ uid, rule }) => (rule ? [uid] : [])));

  const placeOf = ({ uid, replaces }: IcsEvent): Place => {
    const before = uid ? byName.get(nameOf(uid, replaces)) : undefined;
    if (before) return { of: before };
    if (replaces === null) return 'own';
    const series = byName.get(nameOf(uid, null));
    if (series) return { series };
    return seriesOfFile.has(uid) ? 'ofFile' : 'lost';
  };
  const toContent = (event: IcsEvent, key: string): NewEvent => {
    const { guests, location, description, odd: _odd, replaces: _replaces, ...rest } = event;
    return { ...rest, title: event.title || untitled, extendedProps: { calendar: key, guests, location, description } };
  };
  const toUpdate = (event: IcsEvent, { id, rev, extendedProps }: CalendarEvent): EventChange => ({
    ...toContent(event, extendedProps.calendar),
    id,
    rev,
  });
  const toNew = (event: IcsEvent, place: Place): NewEvent => {
    const content = toContent(event, calendar);
    if (event.replaces === null || place === 'lost') return content;
    return typeof place === 'object' && 'series' in place
      ? { ...content, series: { id: place.series.id, start: event.replaces } }
      : { ...content, replaces: event.replaces };
  };

  const placed = events.map((event, index) => ({ event, place: placeOf(event), key: String(index) }));
  const rows = placed.map(({ event, place, key }): ImportRow => {
    const { title, start, end, allDay, rule, odd } = event;
    const isKnown = typeof place === 'object' && 'of' in place;
    return { key, title, start, end, allDay, rule, odd: place === 'lost' ? [...odd, 'lostSeries'] : odd, isKnown };
  });
  return {
    rows: rows.toSorted((one, other) => Number(other.odd.length > 0) - Number(one.odd.length > 0)),
    batch: {
      add: placed.flatMap(({ event, place }) =>
        typeof place === 'object' && 'of' in place ? [] : [toNew(event, place)],
      ),
      update: placed.flatMap(({ event, place }) =>
        typeof place === 'object' && 'of' in place ? [toUpdate(event, place.of)] : [],
      ),
      isSilent: true,
    },
  };
}
