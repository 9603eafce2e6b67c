import { type ActionRun, useActions } from '@atrium/sdk';
import { useTheme } from '@atrium/ui';
import { type RefObject, useEffect, useRef } from 'react';
import type { Nudge } from '../../model/eventTime';
import type { Occurrence } from '../../model/occurrence';
import type { CalendarAddress } from '../../state/useCalendarAddress';
import type { EventActions } from '../../state/useEventActions';

const eventsIn = (place: HTMLElement) => [...place.querySelectorAll<HTMLElement>('[data-event]')];

interface FocusedEvent {
  key: string;
  index: number;
}

/** The event, or its successor in place: it was deleted, or has a new key because its series starts at another time. */
function findAgain(place: HTMLElement, { key, index }: FocusedEvent): HTMLElement | undefined {
  const events = eventsIn(place);
  return events.find(({ dataset }) => dataset.event === key) ?? events[Math.min(index, events.length - 1)];
}

/**
 * Keeps the focus on an event that is rendered elsewhere after a change, or on its place, so that keys go on working.
 */
export function useRestoredFocus(rendered: unknown, frame: unknown): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const focused = useRef<FocusedEvent | null>(null);
  useEffect(() => {
    const element = place.current;
    const note = ({ target }: FocusEvent) => {
      const key = target instanceof HTMLElement ? target.dataset.event : undefined;
      const index = element && target instanceof HTMLElement ? eventsIn(element).indexOf(target) : -1;
      focused.current = key === undefined ? null : { key, index };
    };
    // Blur by the person forgets the event; removal of the element does not fire one.
    const forget = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget) focused.current = null;
    };
    element?.addEventListener('focusin', note);
    element?.addEventListener('focusout', forget);
    return () => {
      element?.removeEventListener('focusin', note);
      element?.removeEventListener('focusout', forget);
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is drawn is another occasion to look.
  useEffect(() => {
    if (!place.current || !focused.current || document.activeElement !== document.body) return;
    findAgain(place.current, focused.current)?.focus();
  }, [rendered, frame]);
  return place;
}

interface EventKeys {
  events: readonly Occurrence[];
  address: CalendarAddress;
  onMove: EventActions['move'];
  onAskToMove: (event: Occurrence) => void;
}

type Step = (event: Occurrence) => Nudge;

const quarter = 15;

/** The keys do nothing while no event has the focus. */
export function useEventKeys({ events, address: { view }, onMove, onAskToMove }: EventKeys): void {
  const { direction } = useTheme();
  const withFocused =
    (run: (event: Occurrence) => void): ActionRun =>
    ({ target }) => {
      const event = target instanceof HTMLElement && events.find(({ key }) => key === target.dataset.event);
      return event ? run(event) : false;
    };
  const stepping = (stepOf: Step) =>
    withFocused((event) => {
      void import('../../model/eventTime').then(({ nudge }) => {
        const time = nudge(event, stepOf(event));
        if (time) void onMove(event, time);
      });
    });
  const forth = direction === 'rtl' ? -1 : 1;
  /** Up and down change the week where weeks are rows, and the time where hours are. */
  const vertically = (sign: 1 | -1) =>
    stepping(() =>
      view === 'month'
        ? { unit: 'days', by: 7 * sign, isEnd: false }
        : { unit: 'minutes', by: quarter * sign, isEnd: false },
    );
  const horizontally = (sign: 1 | -1) => stepping(() => ({ unit: 'days', by: sign * forth, isEnd: false }));
  const stretching = (sign: 1 | -1) =>
    stepping(({ allDay }) =>
      allDay ? { unit: 'days', by: sign, isEnd: true } : { unit: 'minutes', by: quarter * sign, isEnd: true },
    );
  useActions({
    move: withFocused(onAskToMove),
    up: vertically(-1),
    down: vertically(1),
    left: horizontally(-1),
    right: horizontally(1),
    shorter: stretching(-1),
    longer: stretching(1),
  });
}
