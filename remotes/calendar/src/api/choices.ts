// Choices of fields without schemas, so that screens load no validation.

export type { Language } from '@atrium/contract';

/** Keys of the initial calendars, in the order of filters and forms. */
export const calendarNames = ['Personal', 'Business', 'Family', 'Holiday', 'ETC'] as const;
export type CalendarName = (typeof calendarNames)[number];

/** Colours of calendars: names of theme tones. */
export const calendarTones = ['accent', 'red', 'amber', 'green', 'teal', 'blue', 'plum'] as const;

export const answers = ['yes', 'maybe', 'no'] as const;

export const maxReminders = 5;

/** Content lines of a file that an event keeps, and their length. */
export const maxLines = 100;
export const maxLineLength = 4000;
/** Of one line, so that none can be smuggled into a file. */
export const contentLine = /^[A-Za-z][\w-]*[;:][^\r\n]*$/;

export const scopes = ['this', 'following', 'all'] as const;

export type Scope = (typeof scopes)[number];

/** Characters of what a calendar program sends. */
export const maxReplyLength = 200_000;
