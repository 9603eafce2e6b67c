import type { EventTime } from '../../model/eventTime';
import type { Occurrence } from '../../model/occurrence';
import type { CalendarAddress } from '../../state/useCalendarAddress';
import type { DayItemOfApp } from '../../state/useDayItems';

export interface EventCalendarProps {
  events: readonly Occurrence[];
  items: readonly DayItemOfApp[];
  address: CalendarAddress;
  onMove: (event: Occurrence, time: EventTime) => Promise<boolean>;
  onAskToMove: (event: Occurrence) => void;
}
