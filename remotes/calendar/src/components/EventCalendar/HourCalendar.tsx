import { type CalendarOptions, joinClassNames, type PluginInput } from '@fullcalendar/react';
import list from '@fullcalendar/react/list';
import timeGrid from '@fullcalendar/react/timegrid';
import { listDays } from '../../model/calendarView';
import { EventCalendar } from './EventCalendar';
import type { EventCalendarProps } from './eventCalendarProps';
import { hourAppearance } from './hourAppearance';
import styles from './list.module.css';

const optionDefaults: CalendarOptions = {
  listItemEventClass: styles.item,
  listItemEventBeforeClass: styles.itemDot,
  listItemEventInnerClass: styles.itemInner,
  listDaysClass: styles.listDays,
  listDayHeaderClass: styles.listHeader,
  listDayHeaderInnerClass: ({ level, isToday }) =>
    joinClassNames(level === 0 ? styles.listDate : styles.listWeekday, isToday && styles.listToday),
  noEventsClass: styles.noEvents,
};

const listAppearance: PluginInput = {
  name: 'atrium-list',
  optionDefaults,
  views: {
    agenda: {
      type: 'list',
      duration: { days: listDays },
      listDayFormat: { day: 'numeric', month: 'short' },
      listDayAltFormat: { weekday: 'long' },
      eventTimeClass: styles.time,
      eventTitleClass: styles.title,
    },
  },
};

const more = [timeGrid, list, hourAppearance, listAppearance];

/** Weeks, days and lists: their plugins are not loaded for a month. */
export default function HourCalendar(props: EventCalendarProps) {
  return <EventCalendar {...props} more={more} />;
}
