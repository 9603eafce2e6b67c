import { skipToken } from '@reduxjs/toolkit/query/react';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarEvent } from 'shared/api';
import { Alert, Button, Drawer, ErrorState, FloatingAction, SplitPage, useIsMedium } from 'shared/ui';
import { useGetEventsQuery } from '../api';
import { calendarNames } from '../model/calendars';
import styles from './CalendarPage.module.css';
import { CalendarSide } from './CalendarSide';
import { CalendarToolbar } from './CalendarToolbar';
import { isShowingAll, useCalendarAddress } from './useCalendarAddress';
import { useEventActions } from './useEventActions';
import { WaitingCalendar } from './WaitingCalendar';

const EventCalendar = lazy(() => import('../EventCalendar/EventCalendar'));
const EventDrawer = lazy(() => import('../EventDrawer/EventDrawer'));
const MoveDialog = lazy(() => import('../MoveDialog/MoveDialog'));

const noEvents: CalendarEvent[] = [];

/** The calendars: which of them, their events, and a drawer for one event. */
export default function CalendarPage() {
  const { t } = useTranslation('calendar');
  const address = useCalendarAddress();
  const actions = useEventActions();
  const hasRoomForSide = useIsMedium();
  const [isSideOpen, setSideOpen] = useState(false);
  const [wasDrawerOpen, setDrawerOpen] = useState(false);
  const [movingId, setMovingId] = useState<number | null>(null);
  const { calendars, open, day, setOpen } = address;
  const hasNone = calendars.length === 0;
  const { data, error, isFetching, refetch } = useGetEventsQuery(
    hasNone ? skipToken : isShowingAll(calendars) ? {} : { calendars },
  );
  const events = hasNone ? noEvents : data;
  const moving = events?.find(({ id }) => id === movingId);
  if (open && !wasDrawerOpen) setDrawerOpen(true);

  const add = () => {
    setSideOpen(false);
    setOpen({ at: day });
  };
  const side = <CalendarSide calendars={calendars} onChange={address.setCalendars} onAdd={add} />;
  return (
    <>
      <SplitPage
        title={t('title')}
        labels={{ side: t('calendars'), list: t('events'), detail: t('event') }}
        side={side}
        list={
          <>
            <CalendarToolbar address={address} {...(!hasRoomForSide && { onSide: () => setSideOpen(true) })} />
            {hasNone && (
              <div className={styles.notice}>
                <Alert
                  type="hint"
                  title={t('none')}
                  action={<Button onClick={() => address.setCalendars([...calendarNames])}>{t('viewAll')}</Button>}
                />
              </div>
            )}
            <div className={styles.body}>
              {error && !hasNone ? (
                <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
              ) : (
                <Suspense fallback={<WaitingCalendar />}>
                  {events ? (
                    <EventCalendar
                      events={events}
                      address={address}
                      onMove={actions.move}
                      onAskToMove={({ id }) => setMovingId(id)}
                    />
                  ) : (
                    <WaitingCalendar />
                  )}
                </Suspense>
              )}
            </div>
          </>
        }
      />
      <FloatingAction label={t('add')} icon={Plus} onClick={add} />
      <Drawer
        placement="left"
        size={280}
        title={t('calendars')}
        open={isSideOpen && !hasRoomForSide}
        onClose={() => setSideOpen(false)}
      >
        {side}
      </Drawer>
      <Suspense>
        {wasDrawerOpen && <EventDrawer address={address} actions={actions} onAskToMove={({ id }) => setMovingId(id)} />}
        {moving && <MoveDialog event={moving} onMove={actions.move} onClose={() => setMovingId(null)} />}
      </Suspense>
    </>
  );
}
