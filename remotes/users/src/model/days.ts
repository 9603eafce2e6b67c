const pad = (value: number) => String(value).padStart(2, '0');

/** The day of a date where the person is, as the API writes days: `YYYY-MM-DD`. */
export const toDay = (date: Date): string => `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
