import type { EventDisplayInfo } from '@fullcalendar/react';
import { Repeat } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon, VisuallyHidden } from 'shared/ui';
import styles from './EventCalendar.module.css';

/** What an event shows: what, when and where, and, for those who do not see its tone, in which calendar. */
export function EventLabel({ info }: { info: EventDisplayInfo }) {
  const { t } = useTranslation('calendar');
  const { calendar, location, isRepeated } = info.event.extendedProps;
  const isColumn = info.view.type.startsWith('timeGrid') && !info.event.allDay;
  return (
    <>
      {info.timeText && (
        <span className={info.timeClass}>
          <bdi dir="ltr">{info.timeText}</bdi>
        </span>
      )}
      {/* In its own direction: a long title is cut at its end, also where the page runs the other way. */}
      <span className={info.titleClass} dir="auto">
        {info.event.title}
        {isRepeated === true && (
          <span className={styles.repeated}>
            <Icon of={Repeat} size={11} />
            <VisuallyHidden>{t('repeated')}</VisuallyHidden>
          </span>
        )}
      </span>
      {isColumn && typeof location === 'string' && location && (
        <span className={styles.location}>
          <bdi>{location}</bdi>
        </span>
      )}
      {typeof calendar === 'string' && (
        <span className={styles.calendarName}>
          {info.view.type === 'agenda' ? calendar : <VisuallyHidden>{calendar}</VisuallyHidden>}
        </span>
      )}
    </>
  );
}
