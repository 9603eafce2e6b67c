import { useRuntime } from '@atrium/sdk';
import { Button, FloatingAction, Icon, SearchInput, SideDrawer, SplitPage, useIsMedium, weekStartOf } from '@atrium/ui';
import { MonthGrid } from '@atrium/ui/month';
import { Plus } from 'lucide-react';
import { lazy, memo, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { rangeOf } from '../../model/calendarView';
import type { EventFormValues } from '../../model/eventForm';
import type { Occurrence } from '../../model/occurrence';
import { type GivenFile, takeFile } from '../../state/givenFile';
import { type CalendarAddress, isSameOpen, type OpenEvent, useCalendarAddress } from '../../state/useCalendarAddress';
import { useEventActions } from '../../state/useEventActions';
import { useScopeQuestion } from '../../state/useScopeQuestion';
import { CalendarList } from './CalendarList';
import styles from './CalendarPage.module.css';
import { CalendarToolbar } from './CalendarToolbar';
import { EventPane } from './EventPane';
import { useCalendarEvents } from './useCalendarEvents';

function SmallMonth({ address: { view, day, today, show } }: { address: CalendarAddress }) {
  const { t } = useTranslation('calendar');
  const { languages } = useRuntime();
  const range = rangeOf(view, day, weekStartOf(languages.get()));
  return (
    <div className={styles.month}>
      <MonthGrid
        label={t('smallMonth')}
        day={day}
        today={today}
        isMarked={(one) => view !== 'month' && one >= range.from && one <= range.to}
        onChoose={(one) => show(view, one)}
        isSmall
      />
    </div>
  );
}

interface CalendarSideProps {
  address: CalendarAddress;
  onAdd: () => void;
  onImport: () => void;
}

const CalendarSide = memo(({ address, onAdd, onImport }: CalendarSideProps) => {
  const { t } = useTranslation('calendar');
  return (
    <>
      <Button type="primary" block className={styles.add} icon={<Icon of={Plus} />} onClick={onAdd}>
        {t('add')}
      </Button>
      <SearchInput className={styles.search} label={t('search')} value={address.query} onSearch={address.setQuery} />
      <SmallMonth address={address} />
      <CalendarList address={address} onImport={onImport} />
    </>
  );
});

const EventDrawer = lazy(() => import('../../components/EventDrawer'));
const ScopeDialog = lazy(() => import('../../components/ScopeDialog'));
const ImportDialog = lazy(() => import('../../components/ImportDialog/ImportDialog'));
const MoveDialog = lazy(() => import('../../components/MoveDialog'));

export default function CalendarPage() {
  const { t } = useTranslation('calendar');
  const address = useCalendarAddress();
  const { ask, question } = useScopeQuestion();
  const list = useCalendarEvents(address);
  const actions = useEventActions(ask, address, list.events);
  const hasSpaceForSide = useIsMedium();
  const [isSideOpen, setSideOpen] = useState(false);
  const { importing, importFile, endImport } = useImportDialog(address, setSideOpen);
  const [movingKey, setMovingKey] = useState<string | null>(null);
  const moving = list.all?.find(({ key }) => key === movingKey);
  const { wasOpened, typed, forgetTyped, openEmpty, fillIn } = useEventForm(address);

  const add = useCallback(() => {
    setSideOpen(false);
    openEmpty();
  }, [openEmpty]);
  const askToMove = useCallback(({ key }: Occurrence) => setMovingKey(key), []);
  const side = <CalendarSide address={address} onAdd={add} onImport={importFile} />;
  return (
    <>
      <SplitPage
        title={t('title')}
        labels={{ side: t('calendars'), list: t('events'), detail: t('event') }}
        side={side}
        list={
          <>
            <CalendarToolbar address={address} {...(!hasSpaceForSide && { onSide: () => setSideOpen(true) })} />
            <EventPane list={list} address={address} actions={actions} onAskToMove={askToMove} onMore={fillIn} />
          </>
        }
      />
      <FloatingAction label={t('add')} icon={Plus} onClick={add} />
      <CalendarDrawer isOpen={isSideOpen && !hasSpaceForSide} onClose={() => setSideOpen(false)}>
        {side}
      </CalendarDrawer>
      <Suspense>
        {wasOpened && (
          <EventDrawer
            address={address}
            actions={actions}
            occurrences={list.all}
            error={list.error}
            onAskToMove={askToMove}
            typed={typed}
            onTaken={forgetTyped}
          />
        )}
        {moving && <MoveDialog event={moving} onMove={actions.move} onClose={() => setMovingKey(null)} />}
        {importing && <ImportDialog actions={actions} given={importing.given} onClose={endImport} />}
        {question && <ScopeDialog {...question} />}
      </Suspense>
    </>
  );
}

/** Import of a file that a person chooses, or that another app has given. */
function useImportDialog({ isGiven, dropGiven }: CalendarAddress, setSideOpen: (isOpen: boolean) => void) {
  const [importing, setImporting] = useState<{ given: GivenFile | null } | null>(null);
  useEffect(() => {
    if (!isGiven) return;
    const given = takeFile();
    if (given) setImporting({ given });
    dropGiven();
  }, [isGiven, dropGiven]);
  return {
    importing,
    importFile: useCallback(() => {
      setSideOpen(false);
      setImporting({ given: null });
    }, [setSideOpen]),
    endImport: () => setImporting(null),
  };
}

interface Typed {
  open: OpenEvent;
  values: EventFormValues;
}

/** Form in the drawer: empty, or with input from the bubble. Loaded on first use. */
function useEventForm(address: CalendarAddress) {
  const { open } = address;
  const [wasOpened, setOpened] = useState(false);
  const [typed, setTyped] = useState<Typed | null>(null);
  if (open?.isForm && !wasOpened) setOpened(true);

  return {
    wasOpened,
    typed: typed && isSameOpen(typed.open, open) ? typed.values : null,
    forgetTyped: useCallback(() => setTyped(null), []),
    openEmpty: useCallback(() => address.setOpen({ at: address.day, isForm: true }), [address]),
    fillIn(values: EventFormValues) {
      const form = open && { ...open, isForm: true };
      address.setOpen(form);
      setTyped({ open: form, values });
    },
  };
}

interface CalendarDrawerProps {
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}

function CalendarDrawer({ isOpen, onClose, children }: CalendarDrawerProps) {
  const { t } = useTranslation('calendar');
  return (
    <SideDrawer placement="left" size={280} title={t('calendars')} open={isOpen} onClose={onClose}>
      {children}
    </SideDrawer>
  );
}
