import type { Language } from '@atrium/contract';
import { toDay } from '@atrium/contract/values';
import type { Parser } from 'chrono-node';
import { type CalendarDay, daysLater, monthDayOf, monthsLater, weekdayOf } from '../recurrence';

type ReadDay = (today: CalendarDay, found: readonly (string | undefined)[]) => CalendarDay | undefined;
type DayWords = readonly [source: string, read: ReadDay];

const later =
  (days: number): ReadDay =>
  (today) =>
    daysLater(today, days);

const monthLater: ReadDay = (today) => monthsLater(today, 1);

/** The coming Saturday; on a weekend, today. */
const weekend: ReadDay = (today) => daysLater(today, Math.max(0, 6 - weekdayOf(today)));

/** "on the 24th": the next day with that number. */
const dayOfMonth: ReadDay = (today, [, found]) => {
  const date = Number(found);
  return monthsLater(today, date < monthDayOf(today) ? 1 : 0, date);
};

function inMonth(today: CalendarDay, month: number, date: number): CalendarDay | undefined {
  const ahead = (month - Number(today.slice(5, 7)) + 12) % 12;
  const day = monthsLater(today, ahead, date);
  if (date < 1 || monthDayOf(day) !== date) return undefined;
  return day < today ? monthsLater(day, 12, date) : day;
}

const units: Readonly<Record<string, ReadDay>> = {
  d: (today, [, count]) => daysLater(today, Number(count) || 1),
  s: (today, [, count]) => daysLater(today, 7 * (Number(count) || 1)),
  m: (today, [, count]) => monthsLater(today, Number(count) || 1),
};

const date = '([1-9]|[12]\\d|3[01])';
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const portugueseUnit: ReadDay = (today, found) => units[found[2]?.[0]?.toLowerCase() ?? '']?.(today, found);

/** Words for days that chrono does not know, or misreads. */
const dayWords: Readonly<Record<Language, readonly DayWords[]>> = {
  en: [
    [`on the ${date}(?:st|nd|rd|th)`, dayOfMonth],
    [
      `(${months.join('|')})[a-z]*\\.? ${date}(?:st|nd|rd|th)?(?! ?(?:[ap]m|,? ?\\d{4})|:)`,
      (today, [, month = '', found]) => inMonth(today, months.indexOf(month.toLowerCase()) + 1, Number(found)),
    ],
  ],
  de: [
    [
      `${date}\\.(0?[1-9]|1[0-2])\\.(?! ?\\d)`,
      (today, [, found, month]) => inMonth(today, Number(month), Number(found)),
    ],
    ['am wochenende', weekend],
    ['morgen (?:früh|vormittag|mittag|nachmittag|abend)', later(1)],
  ],
  fr: [
    ['après-demain', later(2)],
    ['ce (?:soir|matin|midi)|cet après-midi', later(0)],
    ['(?:ce|le) week-?end', weekend],
  ],
  pt: [
    ['depois de amanhã', later(2)],
    ['amanhã (?:de|à) (?:manhã|tarde|noite)', later(1)],
    ['(?:n[ao] )?(?:próxima semana|semana que vem)', later(7)],
    ['(?:n[ao] )?(?:próximo mês|mês que vem)', monthLater],
    ['(?:em|daqui a|dentro de) (\\d{1,3}|uma?) (dias?|semanas?|m[eê]s(?:es)?)', portugueseUnit],
    ['(?:n[oe]ste|no) (?:fim de semana|final de semana)', weekend],
    [`(?:n?o )?dia ${date}(?! de)`, dayOfMonth],
  ],
};

const noon: Readonly<Record<Language, string>> = {
  en: 'at midday',
  de: 'mittags|zu mittag',
  fr: 'à midi',
  pt: '(?:ao )?meio-dia',
};

/** "17h", "17 h 30" and "às 17h30". */
const hours = '(?:(?:à|às?) )?([01]?\\d|2[0-3]) ?h(?: ?([0-5]\\d))?';

const compile = (source: string) =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${source.replaceAll(' ', '\\s+').replaceAll('\\s+?', '\\s?')})(?![\\p{L}\\p{N}])`,
    'iu',
  );

function dayParser([source, read]: DayWords): Parser {
  const pattern = compile(source);
  return {
    pattern: () => pattern,
    extract({ refDate }, match) {
      const [year = 0, month = 0, day = 0] = (read(toDay(refDate), match) ?? '').split('-').map(Number);
      return year > 0 ? { year, month, day } : null;
    },
  };
}

const timeParser = (source: string): Parser => {
  const pattern = compile(source);
  return {
    pattern: () => pattern,
    extract: (_context, [, hour = 12, minute = 0]) => ({ hour: Number(hour), minute: Number(minute) }),
  };
};

export const moreParsers = (language: Language): Parser[] => [
  ...dayWords[language].map(dayParser),
  timeParser(noon[language]),
  ...(language === 'fr' || language === 'pt' ? [timeParser(hours)] : []),
];
