// What fields may hold, free of schemas: for screens that offer the choice and check nothing.

/** What mails may be written in. */
export type { Language } from '@atrium/contract';

/** The calendars that are here from the start, by their keys, in the order of filters and forms. */
export const calendarNames = ['Personal', 'Business', 'Family', 'Holiday', 'ETC'] as const;
export type CalendarName = (typeof calendarNames)[number];

/** The colours of calendars: names of the look. */
export const calendarTones = ['accent', 'red', 'amber', 'green', 'teal', 'blue', 'plum'] as const;

/** What a guest may answer. */
export const answers = ['yes', 'maybe', 'no'] as const;

/** How many reminders an event may have. */
export const maxReminders = 5;

/** How much of a series a change concerns. */
export const scopes = ['this', 'following', 'all'] as const;

export type Scope = (typeof scopes)[number];
