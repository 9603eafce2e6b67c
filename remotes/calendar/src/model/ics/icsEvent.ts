import type { CalendarEvent } from '../../api/schemas';
import type { RuleIssue } from '../recurrence/parseRule';
import type { IcsMoment } from './readTimes';

/** Tolerated deviations; each has a text. */
const oddities = [
  'noTitle',
  'noEnd',
  'endBeforeStart',
  'unreadEnd',
  'unknownZone',
  'extraDates',
  'extraExceptions',
  'unreadException',
  'unmatchedException',
  'unmatchedReplacement',
  'lostSeries',
  'lostLink',
  'brokenLine',
  'olderVersion',
] as const;
export type Oddity = (typeof oddities)[number] | `rule-${RuleIssue}`;

export interface IcsEvent
  extends Pick<
    CalendarEvent,
    | 'title'
    | 'start'
    | 'end'
    | 'allDay'
    | 'url'
    | 'timeZone'
    | 'rule'
    | 'exceptions'
    | 'reminders'
    | 'organizer'
    | 'uid'
  > {
  /** Original start of the event that this one replaces, in the notation of its series. */
  replaces: string | null;
  /** The same as written in the file, for a series that only the calendar has. */
  recurrence: IcsMoment | null;
  /** Zone of times that name none. */
  floating: string;
  guests: CalendarEvent['extendedProps']['guests'];
  location: string;
  description: string;
  odd: Oddity[];
}

export interface IcsDraft extends Omit<IcsEvent, 'replaces' | 'exceptions'> {
  excluded: IcsMoment[];
  /** Revision (RFC 5546, 2.1.5): versions are ordered by `SEQUENCE`, then by `DTSTAMP`. */
  sequence: number;
  stamp: string;
  isCancelled: boolean;
}

export type IcsCancellation = Pick<IcsEvent, 'uid' | 'title' | 'recurrence' | 'floating'>;

export interface IcsFile {
  events: IcsEvent[];
  /** Blank if it has none. */
  unread: string[];
  cancelled: IcsCancellation[];
  /** Truncated: it ends before its calendar does. */
  endsEarly: boolean;
  incomplete: number;
}
