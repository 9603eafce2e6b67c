import { Slot } from '@atrium/sdk';
import { Alert, Button, ErrorState, VisuallyHidden } from '@atrium/ui';
import { lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EventFormValues } from '../../model/eventForm';
import type { Occurrence } from '../../model/occurrence';
import type { CalendarAddress, OpenEvent } from '../../state/useCalendarAddress';
import { daysSlot, useDayItems } from '../../state/useDayItems';
import type { EventActions } from '../../state/useEventActions';
import styles from './CalendarPage.module.css';
import { SearchNotice } from './SearchNotice';
import type { useCalendarEvents } from './useCalendarEvents';

const maxFrames = 30;

/** Events wider than this share of the pane leave no room for a bubble. */
const widest = 0.6;

/** Position of an event; of a very wide one, such as a row of the list, the click or else its middle. */
function find(pane: HTMLElement, key: string, pointed: DOMRect | null): DOMRect | undefined {
  const place = [...pane.querySelectorAll<HTMLElement>('[data-event]')]
    .find(({ dataset }) => dataset.event === key)
    ?.getBoundingClientRect();
  if (!place || place.width < pane.clientWidth * widest) return place;
  const isClicked = pointed !== null && pointed.y >= place.top && pointed.y <= place.bottom;
  return new DOMRect(isClicked ? pointed.x : place.x + place.width / 2, place.y, 0, place.height);
}

/** Middle of the pane, for events not on screen: folded into "2 more", or hidden. */
function middleOf(pane: HTMLElement): DOMRect {
  const { left, top, width, height } = pane.getBoundingClientRect();
  return new DOMRect(left + width / 2, top + height / 3, 0, 0);
}

/** Anchor of the bubble; null while no event is open or it is not rendered yet. */
function useAnchor(pane: RefObject<HTMLElement | null>, open: OpenEvent) {
  const pointed = useRef<DOMRect | null>(null);
  const [anchor, setAnchor] = useState<DOMRect | null>(null);
  const name = !open || open.isForm ? null : 'key' in open ? open.key : '';
  useEffect(() => {
    const element = pane.current;
    if (name === null || !element) return setAnchor(null);
    let animationFrame = 0;
    let left = maxFrames;
    const poll = () => {
      const found = name ? find(element, name, pointed.current) : (pointed.current ?? undefined);
      if (found || !name || --left === 0) setAnchor(found ?? middleOf(element));
      else animationFrame = requestAnimationFrame(poll);
    };
    poll();
    return () => cancelAnimationFrame(animationFrame);
  }, [pane, name]);
  return {
    // That of an event that has just been closed is known a moment longer.
    anchor: name === null ? null : anchor,
    onPointer: ({ clientX, clientY }: { clientX: number; clientY: number }) => {
      pointed.current = new DOMRect(clientX, clientY, 0, 0);
    },
  };
}

const cells = Array.from({ length: 42 }, (_, index) => index);

function WaitingCalendar() {
  const { t } = useTranslation('calendar');
  return (
    <>
      <VisuallyHidden>
        <p role="status">{t('loading')}</p>
      </VisuallyHidden>
      <div className={styles.waiting} aria-hidden="true">
        {cells.map((cell) => (
          <span key={cell} />
        ))}
      </div>
    </>
  );
}

const MonthCalendar = lazy(() => import('../../components/EventCalendar/MonthCalendar'));
const HourCalendar = lazy(() => import('../../components/EventCalendar/HourCalendar'));
const EventBubble = lazy(() => import('../../components/EventBubble/EventBubble'));

interface EventPaneProps {
  list: ReturnType<typeof useCalendarEvents>;
  address: CalendarAddress;
  actions: EventActions;
  onAskToMove: (event: Occurrence) => void;
  onMore: (typed: EventFormValues) => void;
}

/** Calendar, or an error. Known events stay if a refetch fails. */
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
      <SearchNotice address={address} shown={shown} />
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
