import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FloatingAction, SideDrawer, SplitPage, useIsMedium } from 'shared/ui';
import type { CalendarEvent } from '../../api/schemas';
import { useCalendarAddress } from '../../state/useCalendarAddress';
import { useEventActions } from '../../state/useEventActions';
import { CalendarSide } from './CalendarSide';
import { CalendarToolbar } from './CalendarToolbar';
import { EventPane } from './EventPane';
import { useCalendarEvents } from './useCalendarEvents';

const EventDrawer = lazy(() => import('../../parts/EventDrawer/EventDrawer'));
const MoveDialog = lazy(() => import('../../parts/MoveDialog/MoveDialog'));

/** The calendars: which of them, their events, and a drawer for one event. */
export default function CalendarPage() {
  const { t } = useTranslation('calendar');
  const address = useCalendarAddress();
  const actions = useEventActions();
  const hasRoomForSide = useIsMedium();
  const [isSideOpen, setSideOpen] = useState(false);
  const [wasDrawerOpen, setDrawerOpen] = useState(false);
  const [movingId, setMovingId] = useState<number | null>(null);
  const list = useCalendarEvents(address.calendars);
  const moving = list.events?.find(({ id }) => id === movingId);
  if (address.open && !wasDrawerOpen) setDrawerOpen(true);

  const add = () => {
    setSideOpen(false);
    address.setOpen({ at: address.day });
  };
  const askToMove = ({ id }: CalendarEvent) => setMovingId(id);
  const side = <CalendarSide calendars={address.calendars} onChange={address.setCalendars} onAdd={add} />;
  return (
    <>
      <SplitPage
        title={t('title')}
        labels={{ side: t('calendars'), list: t('events'), detail: t('event') }}
        side={side}
        list={
          <>
            <CalendarToolbar address={address} {...(!hasRoomForSide && { onSide: () => setSideOpen(true) })} />
            <EventPane list={list} address={address} actions={actions} onAskToMove={askToMove} />
          </>
        }
      />
      <FloatingAction label={t('add')} icon={Plus} onClick={add} />
      <SideDrawer
        placement="left"
        size={280}
        title={t('calendars')}
        open={isSideOpen && !hasRoomForSide}
        onClose={() => setSideOpen(false)}
      >
        {side}
      </SideDrawer>
      <Suspense>
        {wasDrawerOpen && <EventDrawer address={address} actions={actions} onAskToMove={askToMove} />}
        {moving && <MoveDialog event={moving} onMove={actions.move} onClose={() => setMovingId(null)} />}
      </Suspense>
    </>
  );
}
