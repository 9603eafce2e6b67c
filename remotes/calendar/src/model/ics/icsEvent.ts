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
  /** Blank where it has none. */
  unread: string[];
  cancelled: IcsCancellation[];
  /** It ends before its calendar does: something is missing. */
  endsEarly: boolean;
  incomplete: number;
}
