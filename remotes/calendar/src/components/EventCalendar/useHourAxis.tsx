import { useIsNarrow, VisuallyHidden } from '@atrium/ui';
import type { CalendarOptions } from '@fullcalendar/react';
import { useTranslation } from 'react-i18next';
import { isZone, ownZone, zoneName } from '../../model/recurrence/zoneNames';
import type { CalendarAddress } from '../../state/useCalendarAddress';
import styles from './hourAxis.module.css';

/** Narrow axis without the minutes, which are always zero. */
const narrowAxis: CalendarOptions = {
  allDayHeaderContent: ({ text }) => <VisuallyHidden>{text}</VisuallyHidden>,
  slotHeaderContent: ({ text }) => text.split(':')[0],
};

const maxStacks = { day: { narrow: 4, wide: 8 }, week: { narrow: 1, wide: 3 } };

/** Hour axis: on a phone hours only, and those of a second zone for the shown day. */
export function useHourAxis({ zone, day, view }: CalendarAddress): CalendarOptions {
  const { language } = useTranslation('calendar').i18n;
  const isNarrow = useIsNarrow();
  // Beside each other as far as they can be read; the others are "more".
  const eventMaxStack = maxStacks[view === 'day' ? 'day' : 'week'][isNarrow ? 'narrow' : 'wide'];
  if (!zone || !isZone(zone)) return { eventMaxStack, ...(isNarrow && narrowAxis) };
  const format = new Intl.DateTimeFormat(language, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: zone,
  });
  return {
    eventMaxStack,
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
