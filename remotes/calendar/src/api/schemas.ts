import { Addressee, Id, Ids, IsoDate, IsoTime, Numeric, RecordChange, Rev, Text, z } from '@atrium/backend';
import { languages } from '@atrium/contract';
import { answers, calendarTones, contentLine, maxLineLength, maxLines, maxReminders, maxReplyLength } from './choices';

export const CalendarTone = z.enum(calendarTones);
export type CalendarTone = z.infer<typeof CalendarTone>;

/** Private calendars are visible to their owner only. */
export const Calendar = z.object({
  id: z.int(),
  /** Permanent key, by which events refer to it. */
  key: z.string(),
  /** Blank for initial calendars: their name is translated until somebody renames them. */
  name: z.string(),
  tone: CalendarTone,
  isPrivate: z.boolean(),
  /** Account id; null for calendars of everybody. */
  owner: z.nullable(z.int()),
  rev: z.int(),
});
export type Calendar = z.infer<typeof Calendar>;

export const Answer = z.enum(answers);
export type Answer = z.infer<typeof Answer>;

export const Guest = z.object({ ...Addressee.shape, answer: z.optional(Answer) });
export type Guest = z.infer<typeof Guest>;

/** Series and original start of the event that this one replaces. */
const SeriesPlace = z.object({ id: Id, start: z.string() });

/**
 * `start` and `end` are moments (ISO 8601). Whole days have dates, whose `end` is the day after the last one (as in RFC
 * 5545); an end equal to the start is one day too.
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
  /** Excluded starts of a series. */
  exceptions: z.array(z.string()),
  series: z.nullable(SeriesPlace),
  reminders: z.array(z.int()),
  organizer: z.nullable(Addressee),
  uid: z.string(),
  /** Content lines (RFC 5545, 3.1) of an imported event that no field holds, such as CATEGORIES: exports write them. */
  otherLines: z.optional(z.array(z.string())),
  extendedProps: z.object({
    calendar: z.string(),
    guests: z.array(Guest),
    location: z.string(),
    description: z.string(),
  }),
  rev: z.int(),
  lastChange: z.optional(RecordChange),
});
export type CalendarEvent = z.infer<typeof CalendarEvent>;

/**
 * `calendars` absent: all; present but empty: none. `from` and `to`: events that may be on one of these days, in any time
 * zone, and series that may have one; an end that is absent is open.
 */
export const EventQuery = z.object({
  calendars: z.nullish(z.array(z.string())),
  from: z.nullish(IsoDate),
  to: z.nullish(IsoDate),
  /** That series, and what stands in for its events, on whatever day. */
  series: z.nullish(Id),
});
export type EventQuery = z.input<typeof EventQuery>;

const Moment = z.union([IsoTime, IsoDate]);

const Props = z.object({
  calendar: z.optional(z.string()),
  guests: z.nullish(z.array(Guest)),
  location: z.nullish(z.string()),
  description: z.nullish(z.string()),
});

const OtherLines = z
  .array(z.string().check(z.maxLength(maxLineLength), z.regex(contentLine)))
  .check(z.maxLength(maxLines));

const Fields = {
  url: z.nullish(z.string()),
  allDay: z.nullish(z.boolean()),
  /** Absent: unchanged; null or blank: the reader's zone. */
  timeZone: z.nullish(z.string()),
  rule: z.nullish(z.string()),
  exceptions: z.nullish(z.array(Moment)),
  series: z.nullish(SeriesPlace),
  reminders: z.nullish(z.array(Numeric).check(z.maxLength(maxReminders))),
  uid: z.nullish(z.string()),
  otherLines: z.nullish(OtherLines),
  extendedProps: z.nullish(Props),
};

/** Page language, for mails to guests whose own language is unknown. */
const PageLanguage = z.nullish(z.enum(languages));

const NewEvent = z.object({
  ...Fields,
  title: Text,
  start: Moment,
  end: Moment,
  /** Absent: the caller. */
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

/** Defaults: the Personal calendar, not a whole day. */
export const EventToAdd = z.object({ event: NewEvent, language: PageLanguage });
export type EventToAdd = z.input<typeof EventToAdd>;

/** Absent fields keep their value, also within `extendedProps`. */
export const EventUpdate = z.object({ event: ChangedEvent, language: PageLanguage });
export type EventUpdate = z.input<typeof EventUpdate>;

export const EventAnswer = z.object({ event: CalendarEvent });
export type EventAnswer = z.infer<typeof EventAnswer>;

export const EventRemoval = z.object({ id: Id, language: PageLanguage });
export type EventRemoval = z.input<typeof EventRemoval>;

/** Changes that belong together, such as those of one event of a series: all or none. */
export const EventBatch = z.object({
  /** `replaces`: original start of the event that it replaces, in the series added with it under the same `uid`. */
  add: z.nullish(z.array(z.object({ ...NewEvent.shape, replaces: z.nullish(Moment) }))),
  update: z.nullish(z.array(ChangedEvent)),
  remove: z.nullish(Ids),
  /** Deleted within the last ten minutes. */
  restore: z.nullish(Ids),
  /** Guests are not notified, as for imported files. */
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

/** Ids of the deleted events, and of the moved ones. */
export const CalendarRemoved = z.object({ events: z.array(z.int()), moved: z.array(z.int()) });
export type CalendarRemoved = z.infer<typeof CalendarRemoved>;

/** `invitation` is the token from the email; without it the caller's own invitation. */
export const InvitationQuery = z.object({ id: Id, invitation: z.nullish(z.string()) });
export type InvitationQuery = z.input<typeof InvitationQuery>;

/** `invitation` is the token from the email; without it the caller's own answer. */
export const InvitationReply = z.object({ id: Id, answer: Answer, invitation: z.nullish(z.string()) });
export type InvitationReply = z.input<typeof InvitationReply>;

/** What a guest's calendar program sends in answer to an invitation: an iTIP message (RFC 5546) of REPLY or COUNTER. */
export const ReplyToTake = z.object({
  id: Id,
  invitation: z.string(),
  calendar: z.string().check(z.maxLength(maxReplyLength)),
});
export type ReplyToTake = z.input<typeof ReplyToTake>;

/** `answer`: as the event has it now; null where the guest has none. */
export const ReplyTaken = z.object({ answer: z.nullable(Answer), isProposal: z.boolean() });
export type ReplyTaken = z.infer<typeof ReplyTaken>;

export const InvitationAnswer = z.object({ event: CalendarEvent, guest: Guest });
export type InvitationAnswer = z.infer<typeof InvitationAnswer>;

/** Another time that a guest proposes, by their calendar program (COUNTER, RFC 5546). */
export const Proposal = z.object({
  id: z.int(),
  guest: Addressee,
  start: z.string(),
  end: z.string(),
  allDay: z.boolean(),
  /** What they write with it. */
  note: z.string(),
  /** Start of the event of a series that it is about; blank where it is about the event itself. */
  occurrence: z.string(),
  at: z.string(),
});
export type Proposal = z.infer<typeof Proposal>;

export const ProposalQuery = z.object({ id: Id });
export type ProposalQuery = z.input<typeof ProposalQuery>;

export const ProposalList = z.object({ proposals: z.array(Proposal) });
export type ProposalList = z.infer<typeof ProposalList>;

/** `id` is the proposal's. */
export const ProposalDecision = z.object({ id: Id, accepts: z.boolean(), language: PageLanguage });
export type ProposalDecision = z.input<typeof ProposalDecision>;
