// What fields may hold, free of schemas: for screens that offer the choice and check nothing.

/** The calendars that are here from the start, by their keys, in the order of filters and forms. */
export const calendarNames = ['Personal', 'Business', 'Family', 'Holiday', 'ETC'] as const;
export type CalendarName = (typeof calendarNames)[number];

/** The colours of calendars: names of the look. */
export const calendarTones = ['accent', 'red', 'amber', 'green', 'teal', 'blue', 'plum'] as const;

/** What a guest may answer. */
export const answers = ['yes', 'maybe', 'no'] as const;

/** Minutes ahead that the form offers for a reminder. */
export const reminderTimes = [0, 5, 10, 30, 60, 1440] as const;

export const mostReminders = 5;
