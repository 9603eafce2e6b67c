import { type CalendarOptions, joinClassNames, type PluginInput } from '@fullcalendar/react';
import { X } from 'lucide-react';
import { Icon } from 'shared/ui';
import type { CalendarTone } from '../../api/schemas';
import { listDays } from '../../model/calendarView';
import type { answerOf } from '../../model/guests';
import styles from './EventCalendar.module.css';
import { EventLabel } from './EventLabel';

interface EventLook {
  answer: ReturnType<typeof answerOf>;
  isOpen: boolean;
}

/** The tone of an event, by its calendar; hatched while the person has not said yes, crossed out once they have said no. */
export const eventClass = (tone: CalendarTone, { answer, isOpen }: EventLook): string =>
  joinClassNames(
    styles.event,
    styles[tone],
    (answer === 'open' || answer === 'maybe') && styles.unsettled,
    answer === 'no' && styles.completed,
    isOpen && styles.open,
  );

/** What another app has on a day looks like its list: a mark, and crossed out once it is done. */
export const itemClass = (isCompleted: boolean): string =>
  joinClassNames(styles.event, styles.task, isCompleted && styles.completed);

const time = { hour: '2-digit', minute: '2-digit', hour12: false } as const;

const optionDefaults: CalendarOptions = {
  className: styles.calendar,
  height: '100%',
  headerToolbar: false,
  borderlessX: true,
  borderlessTop: true,
  borderlessBottom: true,
  dayMaxEvents: true,
  nowIndicator: true,
  expandRows: true,
  scrollTime: '08:00:00',
  forceEventDuration: true,
  eventDisplay: 'block',
  eventTimeFormat: time,
  slotHeaderFormat: time,
  longPressDelay: 400,

  tableHeaderClass: styles.header,
  dayHeaderRowClass: styles.line,
  dayHeaderClass: ({ inPopover }) => (inPopover ? styles.popoverHeader : styles.dayHeader),
  dayHeaderAlign: ({ inPopover }) => (inPopover ? 'start' : 'center'),
  dayHeaderInnerClass: styles.dayHeaderInner,
  dayHeaderContent: ({ inPopover, text, weekdayText, dayNumberText, isToday }) =>
    inPopover || !dayNumberText ? (
      text
    ) : (
      <>
        {weekdayText}{' '}
        <span className={joinClassNames(styles.headerNumber, isToday && styles.today)}>{dayNumberText}</span>
      </>
    ),
  dayHeaderDividerClass: styles.divider,
  dayRowClass: styles.line,
  dayCellClass: ({ isOther, inPopover }) =>
    inPopover ? styles.popoverBody : joinClassNames(styles.cell, isOther && styles.other),
  dayCellTopClass: styles.cellTop,
  dayCellTopInnerClass: ({ isToday }) => joinClassNames(styles.number, isToday && styles.today),
  dayCellBottomClass: styles.cellBottom,
  dayLaneClass: styles.cell,
  dayLaneInnerClass: styles.laneInner,
  slotLaneClass: ({ isMinor }) => joinClassNames(styles.slot, isMinor && styles.minor),
  slotHeaderClass: ({ isMinor }) => joinClassNames(styles.slotHeader, isMinor && styles.minor),
  slotHeaderInnerClass: styles.slotHeaderInner,
  slotHeaderRowClass: styles.line,
  slotHeaderDividerClass: styles.slotDivider,
  allDayHeaderClass: styles.allDayHeader,
  allDayHeaderInnerClass: styles.slotHeaderInner,
  allDayDividerClass: styles.divider,
  fillerClass: styles.cell,
  nowIndicatorLineClass: styles.nowLine,
  nowIndicatorHeaderClass: styles.nowDot,
  highlightClass: styles.highlight,
  navLinkClass: styles.navLink,

  eventContent: (info) => <EventLabel info={info} />,
  eventClass: ({ isDragging, isSelected }) =>
    joinClassNames(isDragging && styles.dragging, isSelected && styles.selected),
  rowEventClass: ({ isStart, isEnd }) => joinClassNames(styles.row, isStart && styles.start, isEnd && styles.end),
  rowEventBeforeClass: ({ isStartResizable }) => isStartResizable && joinClassNames(styles.resizer, styles.atStart),
  rowEventAfterClass: ({ isEndResizable }) => isEndResizable && joinClassNames(styles.resizer, styles.atEnd),
  rowEventInnerClass: styles.rowInner,
  columnEventClass: styles.column,
  columnEventAfterClass: ({ isEndResizable }) => isEndResizable && joinClassNames(styles.resizer, styles.atBottom),
  columnEventInnerClass: ({ isShort }) => joinClassNames(styles.columnInner, isShort && styles.short),
  eventTimeClass: styles.time,
  eventTitleClass: styles.title,
  listItemEventClass: styles.item,
  listItemEventBeforeClass: styles.itemDot,
  listItemEventInnerClass: styles.itemInner,

  moreLinkClass: styles.more,
  popoverClass: styles.popover,
  popoverCloseClass: styles.popoverClose,
  popoverCloseContent: () => <Icon of={X} />,

  listDaysClass: styles.listDays,
  listDayHeaderClass: styles.listHeader,
  listDayHeaderInnerClass: ({ level, isToday }) =>
    joinClassNames(level === 0 ? styles.listDate : styles.listWeekday, isToday && styles.listToday),
  noEventsClass: styles.noEvents,
};

/** How FullCalendar looks here: its classes are ours, made from the tokens of the look. */
export const calendarLook: PluginInput = {
  name: 'atrium',
  optionDefaults,
  views: {
    // Where a day has more than fits, its events are seen first.
    dayGridMonth: {
      eventOrder: 'isItem,start,-duration,allDay,title',
      dayHeaderFormat: { weekday: 'short' },
      dayCellFormat: { day: 'numeric' },
    },
    timeGrid: { dayHeaderFormat: { weekday: 'short', day: 'numeric' } },
    agenda: {
      type: 'list',
      duration: { days: listDays },
      listDayFormat: { day: 'numeric', month: 'short' },
      listDayAltFormat: { weekday: 'long' },
    },
  },
};
