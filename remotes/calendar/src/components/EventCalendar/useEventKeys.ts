import { type KeyHandler, useKeys } from '@atrium/sdk';
import { useTheme } from '@atrium/ui';
import type { Nudge } from '../../model/eventTime';
import type { Occurrence } from '../../model/occurrence';
import type { CalendarAddress } from '../../state/useCalendarAddress';
import type { EventActions } from '../../state/useEventActions';

interface EventKeys {
  events: readonly Occurrence[];
  address: CalendarAddress;
  onMove: EventActions['move'];
  onAskToMove: (event: Occurrence) => void;
}

type Step = (event: Occurrence) => Nudge;

const quarter = 15;

/** What keys do with the event in focus; where no event has it, they have no meaning. */
export function useEventKeys({ events, address: { view }, onMove, onAskToMove }: EventKeys): void {
  const { direction } = useTheme();
  const withFocused =
    (run: (event: Occurrence) => void): KeyHandler =>
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
  /** Up and down is another week where weeks are rows, and another time where hours are. */
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
  useKeys({
    move: withFocused(onAskToMove),
    up: vertically(-1),
    down: vertically(1),
    left: horizontally(-1),
    right: horizontally(1),
    shorter: stretching(-1),
    longer: stretching(1),
  });
}
