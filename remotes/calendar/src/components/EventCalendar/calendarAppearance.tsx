import { Icon } from '@atrium/ui';
import { type CalendarOptions, joinClassNames, type PluginInput } from '@fullcalendar/react';
import { X } from 'lucide-react';
import days from './days.module.css';
import { EventLabel } from './EventLabel';
import events from './events.module.css';

export const clockFormat = { hour: '2-digit', minute: '2-digit', hour12: false } as const;

const optionDefaults: CalendarOptions = {
  className: days.calendar,
  height: '100%',
  headerToolbar: false,
  borderlessX: true,
  borderlessTop: true,
  borderlessBottom: true,
  dayMaxEvents: true,
  forceEventDuration: true,
  eventDisplay: 'block',
  eventTimeFormat: clockFormat,
  longPressDelay: 400,

  tableHeaderClass: days.header,
  dayHeaderRowClass: days.line,
  dayHeaderClass: ({ inPopover }) => (inPopover ? days.popoverHeader : days.dayHeader),
  dayHeaderAlign: ({ inPopover }) => (inPopover ? 'start' : 'center'),
  dayHeaderInnerClass: days.dayHeaderInner,
  dayHeaderContent: ({ inPopover, text, weekdayText, dayNumberText, isToday }) =>
    inPopover || !dayNumberText ? (
      text
    ) : (
      <>
        {weekdayText} <span className={joinClassNames(days.headerNumber, isToday && days.today)}>{dayNumberText}</span>
      </>
    ),
  dayHeaderDividerClass: days.divider,
  dayRowClass: days.line,
  dayCellClass: ({ isOther, inPopover }) =>
    inPopover ? days.popoverBody : joinClassNames(days.cell, isOther && days.other),
  dayCellTopClass: days.cellTop,
  dayCellTopInnerClass: ({ isToday }) => joinClassNames(days.number, isToday && days.today),
  dayCellBottomClass: days.cellBottom,
  fillerClass: days.cell,
  highlightClass: days.highlight,
  navLinkClass: days.navLink,

  eventContent: (info) => <EventLabel info={info} />,
  eventClass: ({ isDragging, isSelected }) =>
    joinClassNames(isDragging && events.dragging, isSelected && events.selected),
  rowEventClass: ({ isStart, isEnd }) => joinClassNames(events.row, isStart && events.start, isEnd && events.end),
  rowEventBeforeClass: ({ isStartResizable }) => isStartResizable && joinClassNames(events.resizer, events.atStart),
  rowEventAfterClass: ({ isEndResizable }) => isEndResizable && joinClassNames(events.resizer, events.atEnd),
  rowEventInnerClass: events.rowInner,
  eventTimeClass: events.time,
  eventTitleClass: events.title,

  moreLinkClass: days.more,
  popoverClass: days.popover,
  popoverCloseClass: days.popoverClose,
  popoverCloseContent: () => <Icon of={X} />,
};

export const calendarAppearance: PluginInput = {
  name: 'atrium',
  optionDefaults,
  views: {
    // Events come before other items when a day overflows.
    dayGridMonth: {
      eventOrder: 'isItem,start,-duration,allDay,title',
      dayHeaderFormat: { weekday: 'short' },
      dayCellFormat: { day: 'numeric' },
    },
  },
};
