import { type CalendarDay, daysLater } from '../recurrence';
import { dayOf, nextDate } from './dates';
import { digitsAt, isAtEnd, isGluedAt, longest, skipDot, textAt, type WhenLine } from './WhenLine';
import type { Found } from './words/tokens';
import type { Need } from './words/WhenWords';

export interface DayPiece {
  day: CalendarDay;
  need: Need;
  /** The next day of that name, for when its time is over; none if it names one day only. */
  after?: CalendarDay | undefined;
  time?: string;
  /** Of the afternoon or evening, to which an hour belongs: "tonight at 8". */
  isLate?: boolean;
  /** Its parts contradict each other. */
  isUnclear?: boolean;
}

export type DayReader = (line: WhenLine, at: number) => Found<DayPiece> | undefined;

/** A month and day; without a year the next ones. */
function dated(
  line: WhenLine,
  month: number,
  date: number,
  year: number | undefined,
  need: Need = 'nothing',
): DayPiece | undefined {
  if (year !== undefined) {
    const day = dayOf(year, month, date);
    return day ? { day, need } : undefined;
  }
  const day = nextDate(line.today, month, date);
  return day ? { day, need, after: nextDate(daysLater(day, 1), month, date) } : undefined;
}

const found = <T>(value: T | undefined, next: number): Found<T> | undefined =>
  value === undefined ? undefined : { value, next };

const yearOf = (year: number) => (year < 100 ? 2000 + year : year);

/** "2026-12-24", "24.12.2026", "24/12", "24.12." */
export const readNumbers: DayReader = (line, at) => {
  const sign = textAt(line, at + 1);
  if (!sign || !/^[-./]$/.test(sign)) return undefined;
  const isGlued = [1, 2].every((step) => isGluedAt(line, at + step));
  const [first, second] = [digitsAt(line, at, 1, 2999), digitsAt(line, at + 2, 1, 31)];
  if (first === undefined || second === undefined || !isGlued) return undefined;
  const isThird = textAt(line, at + 3) === sign && isGluedAt(line, at + 3) && isGluedAt(line, at + 4);
  const third = isThird ? digitsAt(line, at + 4, 1, 2999) : undefined;
  if (third !== undefined) {
    if (first >= 1000) return found(dated(line, second, third, first), at + 5);
    if (![2, 4].includes(textAt(line, at + 4)?.length ?? 0) || first > 31) return undefined;
    const year = yearOf(third);
    return found(dated(line, second, first, year) ?? monthFirst(line, first, second, year), at + 5);
  }
  if (first > 31 || (sign === '/') !== (line.grammar.shortDate === 'slash') || sign === '-') return undefined;
  if (sign === '/')
    return found(dated(line, second, first, undefined, 'end') ?? monthFirst(line, first, second), at + 3);
  const isDotted = textAt(line, at + 3) === '.' && isGluedAt(line, at + 3) && !isGluedAt(line, at + 4);
  return found(dated(line, second, first, undefined, isDotted ? 'nothing' : 'pair'), isDotted ? at + 4 : at + 3);
};

/** "12/24": with the month first, where no other reading is left. */
const monthFirst = (line: WhenLine, month: number, date: number, year?: number) =>
  line.grammar.isMonthFirst ? dated(line, month, date, year, year === undefined ? 'end' : 'nothing') : undefined;

/** Year behind a day and month. */
export function yearAt(line: WhenLine, at: number): Found<number | undefined> {
  const start = textAt(line, at) === ',' ? at + 1 : (line.grammar.of.at(line.tokens, at)?.next ?? at);
  const year = textAt(line, start)?.length === 4 ? digitsAt(line, start, 1900, 2199) : undefined;
  return year === undefined ? { value: undefined, next: at } : { value: year, next: start + 1 };
}

/** "24 Dec 26": two digits are a year where nothing else stands behind them. */
function shortYearAt(line: WhenLine, at: number): Found<number> | undefined {
  const start = textAt(line, at) === "'" || textAt(line, at) === '’' ? at + 1 : at;
  const year = textAt(line, start)?.length === 2 && isAtEnd(line, start + 1) ? digitsAt(line, start, 0, 99) : undefined;
  return year === undefined ? undefined : { value: yearOf(year), next: start + 1 };
}

/** "5 December 2026", "1er mai", "24 de dezembro", "5. Dez." */
export const readDayMonth: DayReader = (line, at) => {
  const date = digitsAt(line, at, 1, 31);
  if (date === undefined || (textAt(line, at)?.length ?? 0) > 2) return undefined;
  const ending = line.grammar.dateEnds.at(line.tokens, at + 1);
  const afterDate = ending && isGluedAt(line, at + 1) ? ending.next : at + 1;
  // "24-Dec-2026"
  const isDashed = textAt(line, afterDate) === '-' && isGluedAt(line, afterDate) && isGluedAt(line, afterDate + 1);
  const month = [line.grammar.of.at(line.tokens, afterDate)?.next, isDashed ? afterDate + 1 : afterDate]
    .map((start) => start !== undefined && line.grammar.months.at(line.tokens, start))
    .find((each) => each);
  if (!month) return undefined;
  const isLinked = isDashed && textAt(line, month.next) === '-' && isGluedAt(line, month.next + 1);
  const behind = isLinked ? month.next + 1 : skipDot(line, month.next);
  const year = longest([yearAt(line, behind), shortYearAt(line, behind)]) ?? { value: undefined, next: behind };
  const next = year.value === undefined ? skipDot(line, month.next) : year.next;
  return found(dated(line, month.value, date, year.value), next);
};

/** "May 5th, 2026" */
export const readMonthDay: DayReader = (line, at) => {
  const month = line.grammar.isMonthFirst ? line.grammar.months.at(line.tokens, at) : undefined;
  if (!month) return undefined;
  const start = skipDot(line, month.next);
  const date = (textAt(line, start)?.length ?? 9) > 2 ? undefined : digitsAt(line, start, 1, 31);
  if (date === undefined) return undefined;
  const ending = line.grammar.dateEnds.at(line.tokens, start + 1);
  const year = yearAt(line, ending && isGluedAt(line, start + 1) ? ending.next : start + 1);
  const isRare = line.grammar.rareMonths.at(line.tokens, at) !== undefined;
  return found(dated(line, month.value, date, year.value, isRare ? 'follow' : 'nothing'), year.next);
};
