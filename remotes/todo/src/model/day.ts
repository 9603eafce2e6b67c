/** A day where the person is: `2026-11-12`. Such days compare as text. */
export type Day = string;

const pad = (part: number) => String(part).padStart(2, '0');

/** The day of a moment. */
export const toDay = (moment: Date | number): Day => {
  const date = new Date(moment);
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
};

/** The day so many days later; a negative number leads back. */
export function addDays(day: Day, days: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return toDay(new Date(year, month - 1, date + days));
}

/** The last day of the week that a day lies in. `weekStart`: 1 is Monday, 7 is Sunday. */
export function endOfWeek(day: Day, weekStart: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const weekday = new Date(year, month - 1, date).getDay();
  return addDays(day, (weekStart + 6 - weekday) % 7);
}
