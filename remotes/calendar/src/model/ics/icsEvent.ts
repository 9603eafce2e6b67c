import type { CalendarEvent } from '../../api/schemas';
import type { RuleIssue } from '../recurrence/parseRule';
import type { IcsTask } from './readTask';
import type { IcsMoment } from './readTimes';

/** Tolerated deviations; each has a text. */
const oddities = [
  'noTitle',
  'noEnd',
  'endBeforeStart',
  'unreadEnd',
  'unknownZone',
  'describedZone',
  'startNotInRule',
  'extraDates',
  'extraExceptions',
  'unreadException',
  'unmatchedException',
  'unmatchedReplacement',
  'lostSeries',
  'lostLink',
  'brokenLine',
  'olderVersion',
  'changedReminder',
  'lostReminder',
  'private',
  'lostFormat',
  'lostProperties',
  'followingOnly',
  'proposal',
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
    | 'otherLines'
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
  /** Revision (RFC 5546, 2.1.5): versions are ordered by `SEQUENCE`, then by `DTSTAMP`. */
  sequence: number;
  stamp: string;
  odd: Oddity[];
  /** Names of properties that are lost. */
  lost: string[];
}

/** A day that a series has in addition (RDATE), with an end of its own where it is a period. */
export interface IcsExtra {
  start: IcsMoment;
  end: IcsMoment | null;
}

export interface IcsDraft extends Omit<IcsEvent, 'replaces' | 'exceptions'> {
  excluded: IcsMoment[];
  extra: IcsExtra[];
  /** It replaces all later events of its series too (RFC 5545, 3.2.13). */
  isFollowing: boolean;
  isCancelled: boolean;
}

export type IcsCancellation = Pick<IcsEvent, 'uid' | 'title' | 'recurrence' | 'floating' | 'sequence' | 'stamp'>;

/** Answers to an invitation (RFC 5546, 3.2.3). */
export interface IcsReply extends IcsCancellation {
  guests: IcsEvent['guests'];
  /** What they write with it. */
  comment: string;
}

export interface IcsFile {
  events: IcsEvent[];
  replies: IcsReply[];
  /** Its tasks, which belong to another app. */
  tasks: IcsTask[];
  /** Number of its other parts: journals, free and busy times, tasks that were called off. */
  others: number;
  /** Blank if it has none. */
  unread: string[];
  cancelled: IcsCancellation[];
  /** Truncated: it ends before its calendar does. */
  endsEarly: boolean;
  incomplete: number;
}
