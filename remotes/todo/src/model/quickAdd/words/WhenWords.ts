import { toPlainText } from '@atrium/contract/values';
import type { Recurrence } from '../../../api/schemas';
import { type CalendarDay, daysLater, monthsLater, weekdayOf } from '../../recurrence';
import { Phrases } from './tokens';

/**
 * What a word needs to be read as a date: nothing; a good end behind it; a lead-in or a good end; a lead-in or the end of
 * the line; a lead-in; or another date or time beside it.
 */
export type Need = 'nothing' | 'follow' | 'lead' | 'end' | 'pair' | 'company';

export type Unit = 'minute' | 'hour' | 'day' | 'week' | 'month' | 'quarter' | 'year';
type Rule = Omit<Recurrence, 'every'> & { every?: number };

export type DayOf = (today: CalendarDay) => CalendarDay;

/** `next`: in English, that of next week; `coming`: the first one after today. */
export type Which = 'this' | 'coming' | 'next' | 'last';

type Words<T> = Readonly<Record<string, T>>;

/** Words of one language, without accents. `a|b` are two words of one meaning. */
export interface WhenWords {
  /** Names of weekdays and months come from it. */
  locale: string;
  weekdayNeed: Need;
  shortWeekdayNeed: Need;
  /** Of weekdays, from Monday on, that are written in other ways. */
  moreWeekdays: Words<{ weekday: number; need: Need }>;
  /** Weekdays of which the plural means each of them. */
  pluralWeekdays: readonly string[];
  /** Words before them that make a plural recur. */
  onPlural: string;
  /** Does a plural recur without one? */
  isPluralAlone: boolean;
  /** "and", between weekdays. */
  listLinks: string;
  moreMonths: Words<number>;
  /** Months that are other words too. */
  rareMonths: string;
  /** May the day stand behind the month: "May 5"? */
  isMonthFirst: boolean;
  /** Which sign between day and month needs no year. */
  shortDate: 'slash' | 'dot';
  relative: Words<DayOf>;
  /** Those of the second half of a day, to which an hour belongs: "tonight". */
  late: string;
  /** Weeks from this one on; this week is a date only with a weekday. `weeksBehind`: behind one, "of next week". */
  weeks: Words<number>;
  weeksBehind: Words<number>;
  dayParts: Words<'am' | 'pm' | ''>;
  /** Which of a weekday: before it, behind it. */
  which: Words<Which>;
  whichBehind: Words<Which>;
  /** "the", between a weekday and its date. */
  dateArticles: string;
  numbers: Words<number>;
  /** "in", before "2 weeks"; "from now", behind it. */
  inAbout: string;
  /** "' time", behind "in 2 weeks". */
  inBehind: string;
  fromNow: string;
  units: Words<Unit>;
  /** Between day, month and year. */
  of: string;
  /** "on the", before a day of the month, and what may be written behind its number. */
  onDate: string;
  dateEnds: string;
  isDateEndNeeded: boolean;
  dateNeed: Need;
  /** "of", between "first Monday" and a month. */
  inMonth: string;
  ordinals: Words<number>;
  /** "at", before an hour alone; signs behind an hour. */
  at: string;
  hourSigns: string;
  /** Signs before the hour, such as "half past", with minutes to add. */
  pastHour: Words<number>;
  /** "and a half", behind an hour. */
  hourAndMinutes: Words<number>;
  times: Words<string>;
  hasAmPm: boolean;
  /** Does "at 5:30" mean the afternoon? */
  isDialUsual: boolean;
  /** Is "17h" a time of the day, rather than how long something takes? */
  isHourSaid: boolean;
  leadIns: string;
  /** What stands before or behind a date that is part of a name or of another phrase. */
  notAfter: string;
  notBefore: string;
  /** What stands before numbers that are no dates: "chapter". */
  counters: string;
  /** Names with a date in it. */
  names: string;
  /** Prepositions and conjunctions: a date ends before them. */
  followers: string;
  /** "or", "to": more than one date. */
  ranges: string;
  every: string;
  /** As `every`, but only with a number behind it. */
  everySome: string;
  other: string;
  rules: Words<{ rule: Rule; need: Need }>;
  ofMonth: string;
  lastDay: string;
  onPlace: string;
  fromCompletion: string;
  from: string;
  until: string;
  during: string;
  /** "except", behind a rule. */
  except: string;
  /** "twice", "times": how often, before a unit. */
  often: string;
  per: string;
}

const phrasesOf = (words: string) => new Phrases<true>([[words, true]]);
const tableOf = <T>(words: Words<T>) => new Phrases<T>(Object.entries(words));

/** Signs and abbreviations of CLDR, without their dots. */
function namesOf(locale: string, options: Intl.DateTimeFormatOptions, count: number, at: (index: number) => number) {
  const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  const part = 'month' in options ? 'month' : 'weekday';
  return Array.from({ length: count }, (_, index) => {
    const parts = format.formatToParts(at(index));
    const name = parts.find(({ type }) => type === part)?.value ?? '';
    return toPlainText(name).replace(/\.$/, '');
  });
}

const mondayFirst = (index: number) => Date.UTC(2026, 10, 2 + index);
const monthAt = (index: number) => Date.UTC(2026, index, 3);

function weekdaysOf({ locale, weekdayNeed, shortWeekdayNeed, moreWeekdays }: WhenWords) {
  const named = (weekday: 'long' | 'short', need: Need) =>
    namesOf(locale, { weekday }, 7, mondayFirst).map((name, index) => [name, { weekday: index + 1, need }] as const);
  return new Phrases([
    ...Object.entries(moreWeekdays),
    ...named('long', weekdayNeed),
    ...named('short', shortWeekdayNeed),
  ]);
}

function monthsOf({ locale, moreMonths }: WhenWords) {
  const named = (options: Intl.DateTimeFormatOptions) =>
    namesOf(locale, options, 12, monthAt).map((name, index) => [name, index + 1] as const);
  return new Phrases([
    ...named({ month: 'long' }),
    ...named({ month: 'short' }),
    // As within a date, where some languages write it in another way.
    ...named({ month: 'short', day: 'numeric' }),
    ...Object.entries(moreMonths),
  ]);
}

export function compileWords(words: WhenWords) {
  return {
    ...words,
    weekdays: weekdaysOf(words),
    months: monthsOf(words),
    pluralWeekdays: new Phrases(words.pluralWeekdays.map((names, index) => [names, index + 1] as const)),
    onPlural: phrasesOf(words.onPlural),
    listLinks: phrasesOf(words.listLinks),
    rareMonths: phrasesOf(words.rareMonths),
    relative: tableOf(words.relative),
    late: phrasesOf(words.late),
    weeks: tableOf(words.weeks),
    weeksBehind: tableOf(words.weeksBehind),
    dayParts: tableOf(words.dayParts),
    which: tableOf(words.which),
    whichBehind: tableOf(words.whichBehind),
    dateArticles: phrasesOf(words.dateArticles),
    numbers: tableOf(words.numbers),
    inAbout: phrasesOf(words.inAbout),
    inBehind: phrasesOf(words.inBehind),
    fromNow: phrasesOf(words.fromNow),
    units: tableOf(words.units),
    of: phrasesOf(words.of),
    onDate: phrasesOf(words.onDate),
    dateEnds: phrasesOf(words.dateEnds),
    inMonth: phrasesOf(words.inMonth),
    ordinals: tableOf(words.ordinals),
    at: phrasesOf(words.at),
    hourSigns: phrasesOf(words.hourSigns),
    pastHour: tableOf(words.pastHour),
    hourAndMinutes: tableOf(words.hourAndMinutes),
    times: tableOf(words.times),
    leadIns: phrasesOf(words.leadIns),
    notAfter: phrasesOf(words.notAfter),
    notBefore: phrasesOf(words.notBefore),
    counters: phrasesOf(words.counters),
    names: phrasesOf(words.names),
    followers: phrasesOf(words.followers),
    ranges: phrasesOf(words.ranges),
    every: phrasesOf(words.every),
    everySome: phrasesOf(words.everySome),
    other: phrasesOf(words.other),
    rules: tableOf(words.rules),
    ofMonth: phrasesOf(words.ofMonth),
    lastDay: phrasesOf(words.lastDay),
    onPlace: phrasesOf(words.onPlace),
    fromCompletion: phrasesOf(words.fromCompletion),
    from: phrasesOf(words.from),
    until: phrasesOf(words.until),
    during: phrasesOf(words.during),
    except: phrasesOf(words.except),
    often: phrasesOf(words.often),
    per: phrasesOf(words.per),
  };
}
export type Grammar = ReturnType<typeof compileWords>;

export const later =
  (days: number): DayOf =>
  (today) =>
    daysLater(today, days);
export const monthLater: DayOf = (today) => monthsLater(today, 1);
export const yearLater: DayOf = (today) => monthsLater(today, 12);
export const endOfMonth: DayOf = (today) => monthsLater(today, 0, 31);
export const endOfYear: DayOf = (today) => `${today.slice(0, 4)}-12-31`;

/** The coming Saturday; on a weekend, today. */
export const weekend: DayOf = (today) => daysLater(today, Math.max(0, 6 - weekdayOf(today)));
/** The Saturday of next week. */
export const nextWeekend: DayOf = (today) => daysLater(today, 13 - weekdayOf(today));

const workdays: Rule = { unit: 'week', weekdays: [1, 2, 3, 4, 5] };
const often = (rule: Rule, need: Need = 'nothing') => ({ rule, need });

/** Rules that words of each language name. */
export const rules = {
  daily: often({ unit: 'day' }),
  weekly: often({ unit: 'week' }),
  fortnightly: often({ unit: 'week', every: 2 }),
  monthly: often({ unit: 'month' }),
  quarterly: often({ unit: 'month', every: 3 }),
  halfYearly: often({ unit: 'month', every: 6 }),
  yearly: often({ unit: 'year' }),
  everyOtherDay: often({ unit: 'day', every: 2 }),
  workdays: often(workdays),
  weekends: often({ unit: 'week', weekdays: [6, 7] }),
};

/** Words such as "daily" are adjectives too: "daily paper". */
export const beforeEnd = <T extends { rule: Rule }>({ rule }: T) => often(rule, 'follow');
