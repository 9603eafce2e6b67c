import { StretchedLink, toDay, useFormat, VisuallyHidden } from '@atrium/ui';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { Guest } from '../../api/schemas';
import { type ComingEvent, eventPath } from '../../model/nextEvents';
import type { Occurrence } from '../../model/occurrence';
import type { Calendars } from '../../state/useCalendars';
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
export function NextEventRow({ coming: { event, isAfterNow, isAfterPause }, now, calendar }: Props) {
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
