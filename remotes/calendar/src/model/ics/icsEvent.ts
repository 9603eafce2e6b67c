import type { CalendarEvent } from '../../api/schemas';
import type { RuleIssue } from '../recurrence/parseRule';
import type { IcsMoment } from './readTimes';

/** It is taken all the same, as the text says. */
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

/** An event of a file, as far as it can be taken over. */
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
  /** For one that stands in for another of its series: when that was to start, as starts of the series are written. */
  replaces: string | null;
  /** The same as the file writes it, for a series that is on the calendar and not in the file. */
  recurrence: IcsMoment | null;
  /** The clock of what names none. */
  floating: string;
  guests: CalendarEvent['extendedProps']['guests'];
  location: string;
  description: string;
  odd: Oddity[];
}

/** An event as its lines say it, before it is put together with others of its name. */
export interface IcsDraft extends Omit<IcsEvent, 'replaces' | 'exceptions'> {
  excluded: IcsMoment[];
  /** Which of two versions of it is the later one (RFC 5546, 2.1.5): the `SEQUENCE`, then the `DTSTAMP`. */
  sequence: number;
  stamp: string;
  isCancelled: boolean;
}

/** An event, or one of a series. */
export type IcsCancellation = Pick<IcsEvent, 'uid' | 'title' | 'recurrence' | 'floating'>;

export interface IcsFile {
  events: IcsEvent[];
  /** Blank where it has none. */
  unread: string[];
  cancelled: IcsCancellation[];
  /** It ends before its calendar does: something is missing. */
  endsEarly: boolean;
  /** Number of its events that have no end, and are left out. */
  incomplete: number;
}
