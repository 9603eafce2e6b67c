export const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;
export type Weekday = (typeof weekdays)[number];

export const frequencies = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const;
export type Frequency = (typeof frequencies)[number];

export interface Rule {
  frequency: Frequency;
  interval: number;
  /** Weekdays of a week; a single one with `nth` in a month. */
  weekdays: Weekday[];
  /** Weekday of the month, from 1; -1 is the last. Null: the day of the first event. */
  nth: number | null;
  count: number | null;
  /** `20261224` or `20261224T225959Z`. */
  until: string | null;
}

const readRuleParts = (text: string): Map<string, string> =>
  new Map(
    text
      .split(';')
      .filter(Boolean)
      .map((part) => {
        const [name = '', value = ''] = part.split('=');
        return [name.toUpperCase(), value.toUpperCase()];
      }),
  );

const plainParts = new Set(['FREQ', 'INTERVAL', 'BYDAY', 'COUNT', 'UNTIL', 'WKST']);

const isWeekday = (text: string): text is Weekday => weekdays.some((day) => day === text);

/** Rule of a text; null for rules beyond the form. */
export function readRule(text: string): Rule | null {
  const parts = readRuleParts(text);
  const frequency = frequencies.find((known) => known === parts.get('FREQ'));
  if (!frequency || [...parts.keys()].some((name) => !plainParts.has(name))) return null;
  const days = (parts.get('BYDAY') ?? '').split(',').filter(Boolean);
  const rule: Rule = {
    frequency,
    interval: Number(parts.get('INTERVAL') ?? 1) || 1,
    weekdays: [],
    nth: null,
    count: Number(parts.get('COUNT') ?? 0) || null,
    until: parts.get('UNTIL') ?? null,
  };
  if (days.length === 0) return rule;
  if (frequency === 'WEEKLY') return days.every(isWeekday) ? { ...rule, weekdays: days.filter(isWeekday) } : null;
  const [, nth, day = ''] = /^(-?\d)(\w\w)$/.exec(days[0] ?? '') ?? [];
  if (frequency !== 'MONTHLY' || days.length > 1 || !isWeekday(day)) return null;
  return { ...rule, weekdays: [day], nth: Number(nth) };
}

/** RRULE text, in the order of the RFC's own examples. */
export function writeRule({ frequency, interval, weekdays: days, nth, count, until }: Rule): string {
  const inOrder = weekdays.filter((day) => days.includes(day));
  return [
    `FREQ=${frequency}`,
    interval > 1 && `INTERVAL=${interval}`,
    count && `COUNT=${count}`,
    !count && until && `UNTIL=${until}`,
    inOrder.length > 0 && `BYDAY=${inOrder.map((day) => `${nth ?? ''}${day}`).join(',')}`,
  ]
    .filter(Boolean)
    .join(';');
}

const withoutEnd = (text: string) => text.split(';').filter((part) => part && !/^(UNTIL|COUNT)=/i.test(part));

/** Same rule with another end: `UNTIL=…`, `COUNT=…`, or none. */
export const endRule = (text: string, end: string | null): string =>
  [...withoutEnd(text), ...(end ? [end] : [])].join(';');

export const countOf = (text: string): number | null => Number(readRuleParts(text).get('COUNT') ?? 0) || null;

const dayText = (day: string) => day.replaceAll('-', '');

/** `UNTIL` that ends a series before a start: the day before, or the second before. */
export function untilBefore(start: string, allDay: boolean): string {
  if (!allDay) return `${dayText(new Date(Date.parse(start) - 1000).toISOString().slice(0, 19)).replaceAll(':', '')}Z`;
  return dayText(new Date(Date.parse(start.slice(0, 10)) - 86_400_000).toISOString().slice(0, 10));
}

const weekdayOf = (day: string) => weekdays[(new Date(`${day}T00:00Z`).getUTCDay() + 6) % 7] ?? 'MO';

/** Position of a day among the weekdays of its month: the third Thursday; a fifth one counts as the last. */
export function nthOf(day: string): { nth: number; weekday: Weekday } {
  const nth = Math.ceil(Number(day.slice(8, 10)) / 7);
  return { nth: nth === 5 ? -1 : nth, weekday: weekdayOf(day) };
}

/** Rule for a series whose first event moves to another day: Mondays become Tuesdays. */
export function moveRule(text: string, from: string, to: string): string {
  const rule = readRule(text);
  if (!rule || from === to || rule.weekdays.length === 0) return text;
  if (rule.nth !== null) {
    const { nth, weekday } = nthOf(to);
    return writeRule({ ...rule, nth, weekdays: [weekday] });
  }
  const days = Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
  const moved = rule.weekdays.map((day) => weekdays[(((weekdays.indexOf(day) + days) % 7) + 7) % 7] ?? day);
  return writeRule({ ...rule, weekdays: moved });
}
