import { Addressee, Id, Ids, IsoDate, IsoTime, Numeric, RecordChange, Rev, Text, z } from '@atrium/backend';
import { languages } from '@atrium/contract';
import { answers, calendarTones, maxReminders } from './choices';

export const CalendarTone = z.enum(calendarTones);
export type CalendarTone = z.infer<typeof CalendarTone>;

/** A private one is seen by its owner alone. */
export const Calendar = z.object({
  id: z.int(),
  /** Permanent key, by which events refer to it. */
  key: z.string(),
  /** Blank for those that are here from the start: they are called in the person's language until they are renamed. */
  name: z.string(),
  tone: CalendarTone,
  isPrivate: z.boolean(),
  /** The account's id; null for those of all. */
  owner: z.nullable(z.int()),
  rev: z.int(),
});
export type Calendar = z.infer<typeof Calendar>;

export const Answer = z.enum(answers);
export type Answer = z.infer<typeof Answer>;

/** Somebody who is invited, and what they have answered. */
export const Guest = z.object({ ...Addressee.shape, answer: z.optional(Answer) });
export type Guest = z.infer<typeof Guest>;

/** Which event of a series this one stands in for: the one that was to start then. */
const SeriesPlace = z.object({ id: Id, start: z.string() });

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
  /** IANA name of the event's time zone; null: that of the reader. */
  timeZone: z.nullable(z.string()),
  /** The value of an RRULE (RFC 5545); blank for once. */
  rule: z.string(),
  /** The starts of a series that are left out. */
  exceptions: z.array(z.string()),
  series: z.nullable(SeriesPlace),
  /** Number of minutes ahead one is reminded. */
  reminders: z.array(z.int()),
  organizer: z.nullable(Addressee),
  /** Its name in files of other calendars. */
  uid: z.string(),
  extendedProps: z.object({
    /** The key of a calendar. */
    calendar: z.string(),
    guests: z.array(Guest),
    location: z.string(),
    /** Plain text. */
    description: z.string(),
  }),
  rev: z.int(),
  lastChange: z.optional(RecordChange),
});
export type CalendarEvent = z.infer<typeof CalendarEvent>;

/** Absent: all calendars; present but empty: none. */
export const EventQuery = z.object({ calendars: z.nullish(z.array(z.string())) });
export type EventQuery = z.input<typeof EventQuery>;

const Moment = z.union([IsoTime, IsoDate]);

const Props = z.object({
  calendar: z.optional(z.string()),
  guests: z.nullish(z.array(Guest)),
  location: z.nullish(z.string()),
  description: z.nullish(z.string()),
});

const Fields = {
  url: z.nullish(z.string()),
  allDay: z.nullish(z.boolean()),
  /** Absent as it was; null or blank: the reader's. */
  timeZone: z.nullish(z.string()),
  rule: z.nullish(z.string()),
  exceptions: z.nullish(z.array(Moment)),
  series: z.nullish(SeriesPlace),
  reminders: z.nullish(z.array(Numeric).check(z.maxLength(maxReminders))),
  uid: z.nullish(z.string()),
  extendedProps: z.nullish(Props),
};

/** That of the page: guests whose own language nobody knows are mailed in it. */
const PageLanguage = z.nullish(z.enum(languages));

const NewEvent = z.object({
  ...Fields,
  title: Text,
  start: Moment,
  end: Moment,
  /** Absent: the person who adds it. */
  organizer: z.nullish(Addressee),
});

const ChangedEvent = z.object({
  ...Fields,
  id: Id,
  rev: Rev,
  title: z.optional(Text),
  start: z.optional(Moment),
  end: z.optional(Moment),
});

/** The calendar is Personal and the event not of a whole day unless it says so. */
export const EventToAdd = z.object({ event: NewEvent, language: PageLanguage });
export type EventToAdd = z.input<typeof EventToAdd>;

/** Absent fields keep their value, also within `extendedProps` too. */
export const EventUpdate = z.object({ event: ChangedEvent, language: PageLanguage });
export type EventUpdate = z.input<typeof EventUpdate>;

export const EventAnswer = z.object({ event: CalendarEvent });
export type EventAnswer = z.infer<typeof EventAnswer>;

export const EventRemoval = z.object({ id: Id, language: PageLanguage });
export type EventRemoval = z.input<typeof EventRemoval>;

/** Several changes that belong together, such as those of one event of a series: all of them are made, or none. */
export const EventBatch = z.object({
  /** `replaces`: it stands in for the one that was to start then, of the series that is added with it under the same `uid`. */
  add: z.nullish(z.array(z.object({ ...NewEvent.shape, replaces: z.nullish(Moment) }))),
  update: z.nullish(z.array(ChangedEvent)),
  remove: z.nullish(Ids),
  /** Those that were removed within the last ten minutes. */
  restore: z.nullish(Ids),
  /** Guests hear nothing of it, as of what is taken over from a file. */
  isSilent: z.nullish(z.boolean()),
  language: PageLanguage,
});
export type EventBatch = z.input<typeof EventBatch>;

export const EventBatchAnswer = z.object({ added: z.array(CalendarEvent), updated: z.array(CalendarEvent) });
export type EventBatchAnswer = z.infer<typeof EventBatchAnswer>;

const CalendarFields = { name: Text, tone: CalendarTone, isPrivate: z.nullish(z.boolean()) };

export const CalendarToAdd = z.object({ calendar: z.object(CalendarFields) });
export type CalendarToAdd = z.input<typeof CalendarToAdd>;

export const CalendarUpdate = z.object({
  calendar: z.object({ ...z.partial(z.object(CalendarFields)).shape, id: Id, rev: Rev }),
});
export type CalendarUpdate = z.input<typeof CalendarUpdate>;

export const CalendarAnswer = z.object({ calendar: Calendar });
export type CalendarAnswer = z.infer<typeof CalendarAnswer>;

/** `moveTo`: the key of the calendar that its events go to; absent: they are deleted with it. */
export const CalendarRemoval = z.object({ id: Id, moveTo: z.nullish(z.string()), language: PageLanguage });
export type CalendarRemoval = z.input<typeof CalendarRemoval>;

/** The ids of the events that went with it, and of those that went to another one. */
export const CalendarRemoved = z.object({ events: z.array(z.int()), moved: z.array(z.int()) });
export type CalendarRemoved = z.infer<typeof CalendarRemoved>;

/** `invitation` is the word from the email; without it one asks for oneself. */
export const InvitationQuery = z.object({ id: Id, invitation: z.nullish(z.string()) });
export type InvitationQuery = z.input<typeof InvitationQuery>;

/** `invitation` is the word from the email; without it one answers for oneself. */
export const InvitationReply = z.object({ id: Id, answer: Answer, invitation: z.nullish(z.string()) });
export type InvitationReply = z.input<typeof InvitationReply>;

/** The guest is the one who asks or has answered. */
export const InvitationAnswer = z.object({ event: CalendarEvent, guest: Guest });
export type InvitationAnswer = z.infer<typeof InvitationAnswer>;
