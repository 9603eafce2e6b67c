import { Addressee, Id, IsoDate, IsoTime, Rev, Text, z } from 'shared/backend';
import { calendarNames } from './choices';

export const CalendarName = z.enum(calendarNames);
export type CalendarName = z.infer<typeof CalendarName>;

/**
 * `start` and `end` are moments (ISO 8601), or for a whole day dates, whose `end` is the day after the last one
 * (as in RFC 5545); an end equal to the start is one day too.
 */
export const CalendarEvent = z.object({
  id: z.int(),
  url: z.string(),
  title: z.string(),
  start: z.string(),
  end: z.string(),
  allDay: z.boolean(),
  extendedProps: z.object({
    calendar: CalendarName,
    guests: z.array(Addressee),
    location: z.string(),
    /** Plain text. */
    description: z.string(),
  }),
  rev: z.int(),
});
export type CalendarEvent = z.infer<typeof CalendarEvent>;

/** Somebody who is invited. */
export type Guest = Addressee;

/** Absent: all calendars; present but empty: none. */
export const EventQuery = z.object({ calendars: z.nullish(z.array(z.string())) });
export type EventQuery = z.input<typeof EventQuery>;

const Moment = z.union([IsoTime, IsoDate]);

const Props = z.object({
  calendar: z.optional(CalendarName),
  guests: z.nullish(z.array(Addressee)),
  location: z.nullish(z.string()),
  description: z.nullish(z.string()),
});

const Fields = {
  url: z.nullish(z.string()),
  allDay: z.nullish(z.boolean()),
  extendedProps: z.nullish(Props),
};

/** The calendar is Personal and the event not of a whole day unless it says so. */
export const EventToAdd = z.object({ event: z.object({ ...Fields, title: Text, start: Moment, end: Moment }) });
export type EventToAdd = z.input<typeof EventToAdd>;

/** What is absent stays as it is, within `extendedProps` too. */
export const EventUpdate = z.object({
  event: z.object({
    ...Fields,
    id: Id,
    rev: Rev,
    title: z.optional(Text),
    start: z.optional(Moment),
    end: z.optional(Moment),
  }),
});
export type EventUpdate = z.input<typeof EventUpdate>;

export const EventAnswer = z.object({ event: CalendarEvent });
export type EventAnswer = z.infer<typeof EventAnswer>;

export const EventId = z.object({ id: Id });
export type EventId = z.input<typeof EventId>;
