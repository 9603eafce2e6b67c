// What fields may hold, free of schemas: for screens that offer the choice and check nothing.

/** The calendars, in the order of filters and forms. */
export const calendarNames = ['Personal', 'Business', 'Family', 'Holiday', 'ETC'] as const;
