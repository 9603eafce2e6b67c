import type { Preferences } from '@atrium/contract';
import { addDays, type Day, toDay, toPlainText } from '@atrium/contract/values';
import { readWrittenTime } from './readWrittenTime';

/** Reads a typed date. */
export type DateReading =
  | { kind: 'day'; day: Day; time?: string }
  /** 03/04/2026 in English: the days that may be meant. */
  | { kind: 'unclear'; days: readonly Day[]; time?: string }
  | { kind: 'none' };

const none: DateReading = { kind: 'none' };

const fold = (word: string) => toPlainText(word).replace(/\.$/, '');

/** A word and the number that it stands for; English is understood everywhere. */
function wordsOf(locale: string, write: (locale: string) => [string, number][]): ReadonlyMap<string, number> {
  return new Map(['en', 'en-GB', locale].flatMap(write).map(([word, number]) => [fold(word), number]));
}

/** Months as people write them besides the names of CLDR: March in German tables, January in Austria. */
const otherMonths: readonly (readonly [string, number])[] = [
  ['mrz', 3],
  ['maerz', 3],
  ['janner', 1],
  ['jaenner', 1],
  ['feber', 2],
  ['fev', 2],
  ['juil', 7],
];

const months = (locale: string) => new Map([...otherMonths, ...monthNames(locale)]);

const monthNames = (locale: string) =>
  wordsOf(locale, (language) =>
    (['long', 'short'] as const).flatMap((month) => {
      const format = new Intl.DateTimeFormat(language, { day: 'numeric', month, timeZone: 'UTC' });
      return Array.from({ length: 12 }, (_, index): [string, number] => {
        const parts = format.formatToParts(Date.UTC(2026, index, 1));
        return [parts.find(({ type }) => type === 'month')?.value ?? '', index + 1];
      });
    }),
  );

const weekdays = (locale: string) =>
  wordsOf(locale, (language) =>
    (['long', 'short'] as const).flatMap((weekday) => {
      const format = new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' });
      // The first of November 2026 is a Sunday.
      return Array.from({ length: 7 }, (_, index): [string, number] => [
        format.format(Date.UTC(2026, 10, 1 + index)),
        index,
      ]);
    }),
  );

/** Yesterday, today and tomorrow, and what a language has beyond. */
const nearDays = (locale: string) =>
  wordsOf(locale, (language) => {
    const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
    return [-2, -1, 0, 1, 2]
      .map((distance): [string, number] => [format.format(distance, 'day'), distance])
      .filter(([word]) => !/\d/.test(word));
  });

function dayOf(year: number, month: number, date: number): Day | undefined {
  const day = new Date(Date.UTC(year, month - 1, date));
  const isReal = day.getUTCMonth() === month - 1 && day.getUTCDate() === date && year >= 1000;
  return isReal ? day.toISOString().slice(0, 10) : undefined;
}

/** 26 is 2026, 85 is 1985: never more than 20 years ahead. */
function yearOf(text: string | undefined, thisYear: number): number {
  if (text === undefined) return thisYear;
  const year = Number(text);
  if (text.length > 2) return year;
  return year + 2000 > thisYear + 20 ? year + 1900 : year + 2000;
}

function read(days: readonly (Day | undefined)[]): DateReading {
  const found = [...new Set(days.filter((day) => day !== undefined))];
  const [day] = found;
  if (day === undefined) return none;
  return found.length === 1 ? { kind: 'day', day } : { kind: 'unclear', days: found };
}

/** Order of day and month in 03/04; with a point, the day is first. */
type FirstFigure = 'day' | 'month' | 'either';

function firstFigureOf(locale: string, dateOrder: Preferences['dateOrder']): FirstFigure {
  if (dateOrder === 'mdy') return 'month';
  return locale === 'en' && dateOrder === '' ? 'either' : 'day';
}

/** 31.12.2026, 31/12/26, 2026-12-31, 31.12. */
function readFigures(text: string, thisYear: number, firstFigure: FirstFigure): DateReading {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text);
  if (iso) return read([dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]))]);
  const match = /^(\d{1,2})\s*([-/. ])\s*(\d{1,2})(?:\s*[-/. ]\s*(\d{4}|\d{2}))?\.?$/.exec(text);
  if (!match) return none;
  const [, first, sign, second, typedYear] = match;
  const year = yearOf(typedYear, thisYear);
  const dayFirst = dayOf(year, Number(second), Number(first));
  if (firstFigure === 'day' || sign === '.') return read([dayFirst]);
  const monthFirst = dayOf(year, Number(first), Number(second));
  return firstFigure === 'month' ? read([monthFirst]) : read([dayFirst, monthFirst]);
}

/** 31 Dec, 31. Dezember 2026, Dec 31, 2026, 31 de dezembro de 2026. */
function readNames(text: string, locale: string, thisYear: number): DateReading {
  const words = text
    .split(/[\s,]+|(?<=\d)[.\-/]|(?<=\p{L})[-/](?=\d)/u)
    .filter((word) => word !== '' && !/^(?:de|of|the)$/i.test(word));
  const names = months(locale);
  const ofWeek = weekdays(locale);
  const month = words.map((word) => names.get(fold(word))).find((number) => number !== undefined);
  const figures = words
    .filter((word) => !names.has(fold(word)) && !ofWeek.has(fold(word)))
    .map((word) => word.replace(/^(\d{1,2})(?:st|nd|rd|th|er|º|°)$/i, '$1'));
  const [date, year, ...rest] = figures;
  const isDate = date !== undefined && /^\d{1,2}$/.test(date) && (year === undefined || /^(?:\d{4}|\d{2})$/.test(year));
  if (month === undefined || !isDate || rest.length > 0) return none;
  return read([dayOf(yearOf(year, thisYear), month, Number(date))]);
}

function readWord(text: string, locale: string, today: Day): DateReading {
  const word = fold(text);
  const distance = nearDays(locale).get(word);
  if (distance !== undefined) return { kind: 'day', day: addDays(today, distance) };
  const weekday = weekdays(locale).get(word);
  if (weekday === undefined) return none;
  const ahead = (weekday - new Date(`${today}T00:00Z`).getUTCDay() + 7) % 7;
  return { kind: 'day', day: addDays(today, ahead) };
}

/** 14:30, 14h30, 2:30 pm, 2pm. */
const timeAtEnd = /[\s,T]+(?:(?:at|um|à|às) )?(\d{1,2}(?:[:h]\d{2}(?:\s*[ap]\.?m\.?)?|\s*[ap]\.?m\.?))$/iu;

/**
 * Reads a day as people write it, in their language or in English. Without a year it is one of this year, a weekday is
 * the next one. The day is before the month, as in our texts; in English 03/04 may be meant either way, unless the person
 * has said which order they prefer.
 * @param now milliseconds since the epoch
 */
export function readWrittenDate(
  text: string,
  locale: string,
  now: number,
  dateOrder: Preferences['dateOrder'] = '',
): DateReading {
  const end = timeAtEnd.exec(text);
  const time = end?.[1] === undefined ? undefined : readWrittenTime(end[1]);
  if (time === null) return none;
  const written = text.slice(0, end?.index).trim();
  const today = toDay(now);
  const thisYear = Number(today.slice(0, 4));
  const reading = [
    readFigures(written, thisYear, firstFigureOf(locale, dateOrder)),
    readNames(written, locale, thisYear),
    readWord(written, locale, today),
  ].find(({ kind }) => kind !== 'none');
  if (!reading || reading.kind === 'none') return none;
  return time ? { ...reading, time } : reading;
}
