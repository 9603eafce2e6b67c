import list from '@fullcalendar/react/list';
import timeGrid from '@fullcalendar/react/timegrid';
import { EventCalendar } from './EventCalendar';
import type { EventCalendarProps } from './eventCalendarProps';
import { hourLook } from './hourLook';
import { listLook } from './listLook';

const more = [timeGrid, list, hourLook, listLook];

/** Weeks, days and lists: what they need besides is not loaded for a month. */
export default function HourCalendar(props: EventCalendarProps) {
  return <EventCalendar {...props} more={more} />;
}
