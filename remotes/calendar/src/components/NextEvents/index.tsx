import type { SlotProps } from '@atrium/contract';
import { useMinute } from '@atrium/sdk';
import { StretchedLink, toDay, useFormat, VisuallyHidden } from '@atrium/ui';
import { CardLink, QueryCard, readWidgetRows } from '@atrium/ui/widget';
import { Fragment, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetEventsQuery } from '../../api/calendarApi';
import type { Guest } from '../../api/schemas';
import { type ComingEvent, comingUp, eventPath } from '../../model/nextEvents';
import type { Occurrence } from '../../model/occurrence';
import { type Calendars, useCalendars } from '../../state/useCalendars';
import { useOccurrences } from '../../state/useOccurrences';
import tones from '../EventCalendar/tones.module.css';
import styles from './NextEvents.module.css';

const named = 2;

/** Guests in short: the first names of two, and the number of others. */
function useGuestNames(guests: readonly Guest[]): string {
  const { t } = useTranslation('calendar');
  const { list } = useFormat();
  const names = guests.slice(0, named).map(({ name, email }) => name.split(' ')[0] || email);
  const others = guests.length - names.length;
  return list([...names, ...(others > 0 ? [t('widget.others', { count: others })] : [])]);
}

interface Props {
  coming: ComingEvent<Occurrence>;
  now: number;
  calendar: ReturnType<Calendars['find']>;
}

/** One event in the line of the day, below the "now" line or the free time before it. */
function NextEventRow({ coming: { event, isAfterNow, isAfterPause }, now, calendar }: Props) {
  const { t } = useTranslation('calendar');
  const { dateShort, time } = useFormat();
  const { title, start, allDay, extendedProps } = event;
  const isToday = toDay(start) === toDay(now);
  const guests = useGuestNames(extendedProps.guests);
  const place = extendedProps.location || (guests ? '' : calendar?.name);
  const about = [isToday || allDay ? '' : time(start), place, guests].filter(Boolean);
  return (
    <li>
      {isAfterPause && <p className={styles.free}>{t('widget.free', { time: time(start) })}</p>}
      {isAfterNow && (
        <p className={styles.now}>
          <span>
            <VisuallyHidden>{t('widget.now')}</VisuallyHidden> <bdi>{time(now)}</bdi>
          </span>
        </p>
      )}
      <div className={[styles.row, calendar && tones[calendar.tone]].filter(Boolean).join(' ')}>
        <span className={styles.when}>
          <bdi>{isToday && !allDay ? time(start) : dateShort(start)}</bdi>
        </span>
        <span className={styles.bar} aria-hidden="true" />
        <span className={styles.text}>
          <StretchedLink to={eventPath(event)} className={styles.title} dir="auto">
            {title}
          </StretchedLink>
          <span className={styles.sub}>
            {about.map((part, at) => (
              <Fragment key={part}>
                {at > 0 && ' · '}
                <bdi>{part}</bdi>
              </Fragment>
            ))}
          </span>
        </span>
      </div>
    </li>
  );
}

const usualRows = 3;

/** A year ahead is enough for the next events. */
const horizon = 365 * 86_400_000;

export default function NextEvents({ data: place }: SlotProps) {
  const shown = readWidgetRows(place, usualRows);
  const { t } = useTranslation('calendar');
  const { find } = useCalendars();
  const now = useMinute();
  const [opened] = useState(now);
  const days = useMemo(() => ({ from: toDay(opened), to: toDay(opened + horizon) }), [opened]);
  const { data, ...query } = useGetEventsQuery(days, { refetchOnMountOrArgChange: true });
  const span = useMemo(() => ({ from: opened, to: opened + horizon }), [opened]);
  const { occurrences, failure, retry } = useOccurrences(data, span);
  return (
    <QueryCard
      title={t('widget.title')}
      isSunken
      end={<CardLink to="/apps/calendar">{t('title')}</CardLink>}
      query={{
        ...query,
        data: occurrences,
        error: query.error ?? failure,
        refetch: () => (failure ? retry() : query.refetch()),
      }}
      rows={shown}
      empty={{ is: (events) => comingUp(events, now, 1).length === 0, text: t('widget.none') }}
    >
      {(events) => (
        <ul className={styles.rows}>
          {comingUp(events, now, shown).map((coming) => (
            <NextEventRow
              key={coming.event.key}
              coming={coming}
              now={now}
              calendar={find(coming.event.extendedProps.calendar)}
            />
          ))}
        </ul>
      )}
    </QueryCard>
  );
}
