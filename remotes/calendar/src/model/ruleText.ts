import type { Format } from '@atrium/ui';
import type { TFunction } from 'i18next';
import { type Frequency, type Rule, readRule, type Weekday, weekdays } from './recurrence/rule';

// 2 November 2026 is a Monday.
const dayOf = (weekday: Weekday) => `2026-11-0${2 + weekdays.indexOf(weekday)}`;

export const weekdayName = (weekday: Weekday, format: Format): string => format.weekday(dayOf(weekday));

const unitOf: Record<Frequency, 'day' | 'week' | 'month' | 'year'> = {
  DAILY: 'day',
  WEEKLY: 'week',
  MONTHLY: 'month',
  YEARLY: 'year',
};

type Translate = TFunction<'calendar'>;

const nthKeys = ['first', 'second', 'third', 'fourth'] as const;

const nthText = (nth: number, t: Translate) => t(`rule.nth.${nthKeys[nth - 1] ?? 'last'}`);

export const nthWeekdayText = (nth: number, weekday: Weekday, t: Translate, format: Format): string =>
  t('rule.nthWeekday', { nth: nthText(nth, t), weekday: weekdayName(weekday, format) });

function endText({ count, until }: Rule, t: Translate, format: Format): string {
  if (count) return t('rule.times', { count });
  if (!until) return '';
  return t('rule.until', { date: format.date(`${until.slice(0, 4)}-${until.slice(4, 6)}-${until.slice(6, 8)}`) });
}

/** Rule in words: "every 2 weeks on Monday and Thursday, until 24 Dec 2026". */
export function describeRule(text: string, t: Translate, format: Format): string {
  const rule = readRule(text);
  if (!rule) return t('rule.custom');
  const every = t(`rule.every.${unitOf[rule.frequency]}`, { count: rule.interval });
  const [weekday] = rule.weekdays;
  const days =
    rule.nth !== null && weekday
      ? nthWeekdayText(rule.nth, weekday, t, format)
      : format.list(rule.weekdays.map((day) => weekdayName(day, format)));
  const when = days ? t('rule.on', { every, days }) : every;
  const end = endText(rule, t, format);
  return end ? `${when}, ${end}` : when;
}
