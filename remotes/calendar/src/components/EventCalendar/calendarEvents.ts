import { toDay } from '@atrium/ui';
import { type EventApi, type EventInput, joinClassNames } from '@fullcalendar/react';
import type { Calendar, CalendarTone } from '../../api/schemas';
import { answerOf } from '../../model/event';
import type { EventTime } from '../../model/eventTime';
import type { Occurrence } from '../../model/occurrence';
import type { DayItemOfApp } from '../../state/useDayItems';
import styles from './events.module.css';
import tones from './tones.module.css';

interface EventAppearance {
  answer: ReturnType<typeof answerOf>;
  isOpen: boolean;
}

/** Tone of an event by its calendar; hatched until the person has answered yes or no. */
const eventClass = (tone: CalendarTone, { answer, isOpen }: EventAppearance): string =>
  joinClassNames(
    styles.event,
    tones[tone],
    (answer === 'open' || answer === 'maybe') && styles.unsettled,
    isOpen && styles.open,
  );

const itemClass: string = joinClassNames(styles.event, styles.task);

interface Looking {
  find: (key: string) => Calendar | undefined;
  email: string | undefined;
  openKey: string | null;
}

/**
 * Events in FullCalendar's form. An event with an invitation, in a calendar that the person does not see, cannot be
 * moved.
 */
export const toInputs = (events: readonly Occurrence[], { find, email, openKey }: Looking): EventInput[] =>
  events.map((event) => {
    const { key, title, start, end, allDay, rule, series, ruleIssue, extendedProps } = event;
    const calendar = find(extendedProps.calendar);
    const answer = answerOf(event, email);
    return {
      id: key,
      title,
      start,
      end,
      allDay,
      editable: calendar !== undefined,
      className: eventClass(calendar?.tone ?? 'accent', { answer, isOpen: key === openKey }),
      extendedProps: {
        isItem: 0,
        ...(!allDay && { endsAt: end }),
        answer,
        calendar: calendar?.name ?? '',
        location: extendedProps.location,
        isRepeated: !ruleIssue && (rule !== '' || series !== null),
        isBroken: ruleIssue !== undefined,
      },
    };
  });

export function timeOf({ start, end, allDay }: EventApi): EventTime | null {
  if (!start || !end) return null;
  return allDay
    ? { start: toDay(start), end: toDay(end), allDay }
    : { start: start.toISOString(), end: end.toISOString(), allDay };
}

const halfHour = 30 * 60_000;

function whenOf({ date, time }: DayItemOfApp): Pick<EventInput, 'start' | 'end' | 'allDay'> {
  if (!time) return { start: date, allDay: true };
  const start = new Date(`${date}T${time}`);
  return { start, end: new Date(start.getTime() + halfHour), allDay: false };
}

/** Items of other apps open there, and cannot be moved here. */
export const toItemInputs = (items: readonly DayItemOfApp[]): EventInput[] =>
  items.map((item) => ({
    ...whenOf(item),
    id: `${item.app}/${item.id}`,
    title: item.title,
    editable: false,
    className: itemClass,
    extendedProps: { isItem: 1, link: item.link, isCompleted: item.isCompleted },
  }));

export const linkOf = ({ extendedProps: { link } }: EventApi): string | undefined =>
  typeof link === 'string' ? link : undefined;
