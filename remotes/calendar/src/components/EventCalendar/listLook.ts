import { type CalendarOptions, joinClassNames, type PluginInput } from '@fullcalendar/react';
import { listDays } from '../../model/calendarView';
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

/** How the list of days looks. */
export const listLook: PluginInput = {
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
