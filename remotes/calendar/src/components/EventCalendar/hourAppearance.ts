import { type CalendarOptions, joinClassNames, type PluginInput } from '@fullcalendar/react';
import { clockFormat } from './calendarAppearance';
import days from './days.module.css';
import events from './events.module.css';
import hours from './hours.module.css';

const optionDefaults: CalendarOptions = {
  nowIndicator: true,
  expandRows: true,
  scrollTime: '08:00:00',
  slotHeaderFormat: clockFormat,
  dayLaneClass: days.cell,
  dayLaneInnerClass: hours.laneInner,
  slotLaneClass: ({ isMinor }) => joinClassNames(hours.slot, isMinor && hours.minor),
  slotHeaderClass: ({ isMinor }) => joinClassNames(hours.slotHeader, isMinor && hours.minor),
  slotHeaderInnerClass: hours.slotHeaderInner,
  slotHeaderRowClass: days.line,
  slotHeaderDividerClass: hours.slotDivider,
  allDayHeaderClass: hours.allDayHeader,
  allDayHeaderInnerClass: hours.slotHeaderInner,
  allDayDividerClass: days.divider,
  nowIndicatorLineClass: hours.nowLine,
  nowIndicatorDotClass: hours.nowDot,
  columnEventClass: events.column,
  columnEventAfterClass: ({ isEndResizable }) => isEndResizable && joinClassNames(events.resizer, events.atBottom),
  columnEventInnerClass: ({ isShort }) => joinClassNames(events.columnInner, isShort && events.short),
};

export const hourAppearance: PluginInput = {
  name: 'atrium-hours',
  optionDefaults,
  views: { timeGrid: { dayHeaderFormat: { weekday: 'short', day: 'numeric' } } },
};
