import { Slot } from '@atrium/sdk';
import { Alert, Button, ErrorState } from '@atrium/ui';
import { lazy, Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { EventFormValues } from '../../model/eventForm';
import type { Occurrence } from '../../model/occurrence';
import type { CalendarAddress } from '../../state/useCalendarAddress';
import { daysSlot, useDayItems } from '../../state/useDayItems';
import type { EventActions } from '../../state/useEventActions';
import styles from './CalendarPage.module.css';
import { SearchNotice } from './SearchNotice';
import { useAnchor } from './useAnchor';
import type { useCalendarEvents } from './useCalendarEvents';
import { WaitingCalendar } from './WaitingCalendar';

const MonthCalendar = lazy(() => import('../../components/EventCalendar/MonthCalendar'));
const HourCalendar = lazy(() => import('../../components/EventCalendar/HourCalendar'));
const EventBubble = lazy(() => import('../../components/EventBubble/EventBubble'));

interface EventPaneProps {
  list: ReturnType<typeof useCalendarEvents>;
  address: CalendarAddress;
  actions: EventActions;
  onAskToMove: (event: Occurrence) => void;
  /** Takes what was typed on to the drawer. */
  onMore: (typed: EventFormValues) => void;
}

/** The events on their days, or why there are none. Those that are known stay where asking again fails. */
export function EventPane({ list, address, actions, onAskToMove, onMore }: EventPaneProps) {
  const { t } = useTranslation('calendar');
  const { events, shown, all, isCut, error, isFetching, refetch } = list;
  const { place, items } = useDayItems(address);
  const Calendar = address.view === 'month' ? MonthCalendar : HourCalendar;
  const pane = useRef<HTMLDivElement>(null);
  const { anchor, onPointer } = useAnchor(pane, address.open);
  return (
    <>
      {address.shown?.length === 0 && (
        <div className={styles.notice}>
          <Alert
            type="hint"
            title={t('none')}
            action={<Button onClick={() => address.setShown(null)}>{t('viewAll')}</Button>}
          />
        </div>
      )}
      {isCut && (
        <div className={styles.notice}>
          <Alert type="warning" title={t('cut')} />
        </div>
      )}
      <SearchNotice address={address} events={events} shown={shown} />
      <div className={styles.body} ref={pane} onPointerUpCapture={onPointer}>
        {error && !shown ? (
          <ErrorState error={error} onRetry={refetch} isRetrying={isFetching} />
        ) : (
          <Suspense fallback={<WaitingCalendar />}>
            {shown ? (
              <Calendar
                events={shown}
                items={items}
                address={address}
                onMove={actions.move}
                onAskToMove={onAskToMove}
              />
            ) : (
              <WaitingCalendar />
            )}
          </Suspense>
        )}
      </div>
      <Slot name={daysSlot} data={place} fallback={null} />
      <Suspense>
        {anchor && events && all && (
          <EventBubble
            key={JSON.stringify(address.open)}
            address={address}
            actions={actions}
            events={events}
            occurrences={all}
            anchor={anchor}
            onMore={onMore}
          />
        )}
      </Suspense>
    </>
  );
}
