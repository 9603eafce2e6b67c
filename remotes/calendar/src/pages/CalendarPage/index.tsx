import { Plus } from 'lucide-react';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FloatingAction, SideDrawer, SplitPage, useIsMedium } from 'shared/ui';
import type { EventFormValues } from '../../model/eventForm';
import type { Occurrence } from '../../model/occurrence';
import { useCalendarAddress } from '../../state/useCalendarAddress';
import { useEventActions } from '../../state/useEventActions';
import { useScopeQuestion } from '../../state/useScopeQuestion';
import { CalendarSide } from './CalendarSide';
import { CalendarToolbar } from './CalendarToolbar';
import { EventPane } from './EventPane';
import { useCalendarEvents } from './useCalendarEvents';

const EventDrawer = lazy(() => import('../../parts/EventDrawer/EventDrawer'));
const ScopeDialog = lazy(() => import('../../parts/ScopeDialog/ScopeDialog'));
const ImportDialog = lazy(() => import('../../parts/ImportDialog/ImportDialog'));
const MoveDialog = lazy(() => import('../../parts/MoveDialog/MoveDialog'));

/** The calendars: which of them, their events, and a drawer for one event. */
export default function CalendarPage() {
  const { t } = useTranslation('calendar');
  const address = useCalendarAddress();
  const { ask, question } = useScopeQuestion();
  const actions = useEventActions(ask, address);
  const hasRoomForSide = useIsMedium();
  const [isSideOpen, setSideOpen] = useState(false);
  const [wasDrawerOpen, setDrawerOpen] = useState(false);
  const [isImporting, setImporting] = useState(false);
  const [movingKey, setMovingKey] = useState<string | null>(null);
  const [typed, setTyped] = useState<EventFormValues | null>(null);
  const list = useCalendarEvents(address);
  const moving = list.all?.find(({ key }) => key === movingKey);
  const { open } = address;
  if (open?.isForm && !wasDrawerOpen) setDrawerOpen(true);

  const add = useCallback(() => {
    setSideOpen(false);
    setTyped(null);
    address.setOpen({ at: address.day, isForm: true });
  }, [address]);
  const askToMove = useCallback(({ key }: Occurrence) => setMovingKey(key), []);
  const fillIn = (values: EventFormValues) => {
    setTyped(values);
    address.setOpen(open && { ...open, isForm: true });
  };
  const importFile = useCallback(() => {
    setSideOpen(false);
    setImporting(true);
  }, []);
  const side = <CalendarSide address={address} onAdd={add} onImport={importFile} />;
  return (
    <>
      <SplitPage
        title={t('title')}
        labels={{ side: t('calendars'), list: t('events'), detail: t('event') }}
        side={side}
        list={
          <>
            <CalendarToolbar address={address} {...(!hasRoomForSide && { onSide: () => setSideOpen(true) })} />
            <EventPane list={list} address={address} actions={actions} onAskToMove={askToMove} onMore={fillIn} />
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
        {wasDrawerOpen && (
          <EventDrawer
            address={address}
            actions={actions}
            occurrences={list.all}
            onAskToMove={askToMove}
            typed={typed}
          />
        )}
        {moving && <MoveDialog event={moving} onMove={actions.move} onClose={() => setMovingKey(null)} />}
        {isImporting && <ImportDialog actions={actions} onClose={() => setImporting(false)} />}
        {question && <ScopeDialog {...question} />}
      </Suspense>
    </>
  );
}
