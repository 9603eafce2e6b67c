import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert, Button, ErrorState } from 'shared/ui';
import { calendarNames } from '../../api/choices';
import type { CalendarEvent } from '../../api/schemas';
import type { CalendarAddress } from '../../state/useCalendarAddress';
import type { EventActions } from '../../state/useEventActions';
import styles from './CalendarPage.module.css';
import type { useCalendarEvents } from './useCalendarEvents';
import { WaitingCalendar } from './WaitingCalendar';

const EventCalendar = lazy(() => import('../../parts/EventCalendar/EventCalendar'));

interface EventPaneProps {
  list: ReturnType<typeof useCalendarEvents>;
  address: CalendarAddress;
  actions: EventActions;
  onAskToMove: (event: CalendarEvent) => void;
}

/** The events on their days, or why there are none. */
export function EventPane({ list, address, actions, onAskToMove }: EventPaneProps) {
  const { t } = useTranslation('calendar');
  const { events, error, isFetching, refetch } = list;
  return (
    <>
      {address.calendars.length === 0 && (
        <div className={styles.notice}>
          <Alert
            type="hint"
            title={t('none')}
            action={<Button onClick={() => address.setCalendars([...calendarNames])}>{t('viewAll')}</Button>}
          />
        </div>
      )}
      <div className={styles.body}>
        {error ? (
          <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
        ) : (
          <Suspense fallback={<WaitingCalendar />}>
            {events ? (
              <EventCalendar events={events} address={address} onMove={actions.move} onAskToMove={onAskToMove} />
            ) : (
              <WaitingCalendar />
            )}
          </Suspense>
        )}
      </div>
    </>
  );
}
