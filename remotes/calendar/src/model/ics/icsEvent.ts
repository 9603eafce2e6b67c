import type { CalendarEvent } from '../../api/schemas';

/** What is odd about an event of a file; it is taken all the same, as the text says. */
const oddities = ['noTitle', 'noEnd', 'endBeforeStart', 'unknownZone', 'extraDates', 'lostRule', 'lostSeries'] as const;
export type Oddity = (typeof oddities)[number];

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
  /** For one that stands in for another of its series: when that was to start. */
  replaces: string | null;
  guests: CalendarEvent['extendedProps']['guests'];
  location: string;
  description: string;
  odd: Oddity[];
}

export interface IcsFile {
  events: IcsEvent[];
  /** How many could not be read at all. */
  unread: number;
  /** How many the file itself calls cancelled. */
  cancelled: number;
}
