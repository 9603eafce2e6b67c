import type { EventDisplayInfo } from '@fullcalendar/react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from 'shared/ui';
import { calendarNames } from '../../api/choices';
import type { CalendarName } from '../../api/schemas';
import styles from './EventCalendar.module.css';

const calendarOf = ({ event }: EventDisplayInfo): CalendarName | undefined =>
  calendarNames.find((name) => name === event.extendedProps.calendar);

/** What an event shows: when, what, and, for those who do not see its tone, in which calendar. */
export function EventLabel({ info }: { info: EventDisplayInfo }) {
  const { t } = useTranslation('calendar');
  const calendar = calendarOf(info);
  return (
    <>
      {info.timeText && (
        <span className={info.timeClass}>
          <bdi dir="ltr">{info.timeText}</bdi>
        </span>
      )}
      <span className={info.titleClass}>
        <bdi>{info.event.title}</bdi>
      </span>
      {calendar && (
        <span className={styles.calendarName}>
          {info.view.type === 'listMonth' ? (
            t(`calendar.${calendar}`)
          ) : (
            <VisuallyHidden>{t(`calendar.${calendar}`)}</VisuallyHidden>
          )}
        </span>
      )}
    </>
  );
}
