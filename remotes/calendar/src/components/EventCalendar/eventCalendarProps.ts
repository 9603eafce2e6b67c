import type { EventTime } from '../../model/eventTime';
import type { Occurrence } from '../../model/occurrence';
import type { CalendarAddress } from '../../state/useCalendarAddress';
import type { DayItemOfApp } from '../../state/useDayItems';

export interface EventCalendarProps {
  events: readonly Occurrence[];
  items: readonly DayItemOfApp[];
  address: CalendarAddress;
  /** Resolves to false when the event stays where it was. */
  onMove: (event: Occurrence, time: EventTime) => Promise<boolean>;
  /** Asks where to, for those who do not drag. */
  onAskToMove: (event: Occurrence) => void;
}
