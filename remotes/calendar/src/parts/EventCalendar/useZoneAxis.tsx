import type { CalendarOptions } from '@fullcalendar/react';
import { useTranslation } from 'react-i18next';
import { isZone } from '../../model/isZone';
import { zoneName } from '../../model/zoneName';
import { ownZone } from '../../model/zones';
import type { CalendarAddress } from '../../state/useCalendarAddress';
import styles from './EventCalendar.module.css';

/** The hours of a second zone beside one's own, as they are on the day that is shown. */
export function useZoneAxis({ zone, day }: CalendarAddress): CalendarOptions {
  const { language } = useTranslation('calendar').i18n;
  if (!zone || !isZone(zone)) return {};
  const format = new Intl.DateTimeFormat(language, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: zone,
  });
  return {
    allDayHeaderContent: ({ text }) => (
      <span className={styles.zoneNames}>
        <span className={styles.zones}>
          <bdi>{zoneName(ownZone())}</bdi>
          <bdi className={styles.otherZone}>{zoneName(zone)}</bdi>
        </span>
        {text}
      </span>
    ),
    slotHeaderContent: ({ text }) => (
      <span className={styles.zones}>
        <span>{text}</span>
        <span className={styles.otherZone}>{text && format.format(new Date(`${day}T${text}`))}</span>
      </span>
    ),
  };
}
