import { addDays, toDay } from '@atrium/ui';
import type { DateClickInfo, DateSelectInfo, EventChangeInfo } from '@fullcalendar/react';
import { timeOf } from './calendarEvents';
import type { EventCalendarProps } from './eventCalendarProps';

const pad = (part: number) => String(part).padStart(2, '0');
const toAddress = (date: Date, allDay: boolean) =>
  allDay ? toDay(date) : `${toDay(date)}T${pad(date.getHours())}:${pad(date.getMinutes())}`;

/** What the calendar's gestures do. */
export function createHandlers({
  events,
  address: { view, setOpen },
  onMove,
}: Pick<EventCalendarProps, 'events' | 'address' | 'onMove'>) {
  const find = (id: string | undefined) => events.find(({ key }) => key === id);

  const move = ({ event, revert }: EventChangeInfo) => {
    const known = find(event.id);
    const time = timeOf(event);
    if (!known || !time) revert();
    else void onMove(known, time).then((isMoved) => isMoved || revert());
  };
  const addAt = ({ date, allDay }: DateClickInfo) => {
    const isDayOfGrid = allDay && view === 'week';
    const end = addDays(toDay(date), 1);
    setOpen({ at: isDayOfGrid ? `${toDay(date)}/${end}` : toAddress(date, allDay), isForm: false });
  };
  const addFor = ({ start, end, allDay }: DateSelectInfo) =>
    setOpen({ at: `${toAddress(start, allDay)}/${toAddress(end, allDay)}`, isForm: false });
  return { move, addAt, addFor };
}
