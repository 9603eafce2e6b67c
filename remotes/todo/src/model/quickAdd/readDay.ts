import { toDay } from '@atrium/contract/values';
import { type CalendarDay, daysLater, monthsLater, weekdayOf } from '../recurrence';
import { dayOf, nextMonthDay, nextWeekday } from './dates';
import { type DayPiece, type DayReader, readDayMonth, readMonthDay, readNumbers, yearAt } from './readDate';
import { countAt, digitsAt, isFollowedWell, isGluedAt, longest, skipDot, textAt, type WhenLine } from './WhenLine';
import type { Found } from './words/tokens';
import type { Need, Which } from './words/WhenWords';

/** "on the 24th", "dia 24" */
const readDayOfMonth: DayReader = (line, at) => {
  const { onDate, dateEnds, isDateEndNeeded, dateNeed } = line.grammar;
  const lead = onDate.at(line.tokens, at);
  const date = lead && digitsAt(line, lead.next, 1, 31);
  if (date === undefined || !lead) return undefined;
  const dated = readDayMonth(line, lead.next);
  if (dated) return dated;
  const ending = isGluedAt(line, lead.next + 1) ? dateEnds.at(line.tokens, lead.next + 1) : undefined;
  if (!ending && isDateEndNeeded) return undefined;
  const day = nextMonthDay(line.today, date);
  if (!day) return undefined;
  const after = nextMonthDay(daysLater(day, 1), date);
  return { value: { day, need: dateNeed, after }, next: ending?.next ?? lead.next + 1 };
};

/** "in 2 weeks", "2 weeks from now", "in 30 minutes" */
const readDistance: DayReader = (line, at) => {
  const { inAbout, inBehind, units, fromNow } = line.grammar;
  const lead = inAbout.at(line.tokens, at);
  const count = countAt(line, lead?.next ?? at);
  const unit = count && units.at(line.tokens, count.next);
  const behind = unit && (lead ? inBehind : fromNow).at(line.tokens, unit.next);
  if (!unit || !count || (!lead && !behind)) return undefined;
  const next = behind?.next ?? unit.next;
  const months = { month: 1, quarter: 3, year: 12 };
  if (unit.value === 'minute' || unit.value === 'hour') {
    const moment = new Date(line.now + count.value * (unit.value === 'hour' ? 60 : 1) * 60_000);
    const time = [moment.getHours(), moment.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
    return { value: { day: toDay(moment), need: 'nothing', time }, next };
  }
  const day =
    unit.value === 'day' || unit.value === 'week'
      ? daysLater(line.today, count.value * (unit.value === 'week' ? 7 : 1))
      : monthsLater(line.today, count.value * months[unit.value]);
  return { value: { day, need: 'nothing' }, next };
};

const weekdayIn: Record<Exclude<Which, 'last'>, (today: CalendarDay, weekday: number) => CalendarDay> = {
  this: nextWeekday,
  coming: (today, weekday) => nextWeekday(daysLater(today, 1), weekday),
  next: (today, weekday) => daysLater(today, 7 - weekdayOf(today) + weekday),
};

/** "sat" and "SAT" are words and names; two letters are a weekday only with a capital. */
function needOf(line: WhenLine, at: number, need: Need): Need | undefined {
  const raw = line.tokens[at]?.raw ?? '';
  const isShouted = line.tokens.every((token) => token.raw === token.raw.toUpperCase());
  if (raw.length > 2) {
    if (need !== 'end') return need;
    if (raw === raw.toUpperCase() && !isShouted) return 'company';
    return /^\p{Lu}/u.test(raw) ? 'lead' : need;
  }
  if (!/^\p{Lu}/u.test(raw)) return undefined;
  return /^(?:mo|so)$/i.test(raw) || raw === raw.toUpperCase() || textAt(line, at - 1) === 'to' ? 'pair' : 'end';
}

/** Date behind a weekday: "Friday, 27 November", "lundi 30". Undefined where there is none. */
function dateOfWeekday(line: WhenLine, at: number, weekday: number): Found<DayPiece> | undefined {
  const comma = textAt(line, at) === ',' ? at + 1 : at;
  const lead = line.grammar.dateArticles.at(line.tokens, comma)?.next ?? comma;
  const full = longest([readNumbers(line, lead), readDayMonth(line, lead), readMonthDay(line, lead)]);
  if (full) {
    const isUnclear = weekdayOf(full.value.day) !== weekday;
    return { value: { ...full.value, need: 'nothing', isUnclear }, next: full.next };
  }
  const date = digitsAt(line, lead, 1, 31);
  if (date === undefined || isGluedAt(line, lead)) return undefined;
  const ending = isGluedAt(line, lead + 1) ? line.grammar.dateEnds.at(line.tokens, lead + 1) : undefined;
  const next = ending?.next ?? lead + 1;
  if (!isFollowedWell(line, next) || (isGluedAt(line, next) && isGluedAt(line, next + 1))) return undefined;
  const day = nextMonthDay(line.today, date);
  if (day && weekdayOf(day) === weekday) return { value: { day, need: 'nothing' }, next };
  return { value: { day: line.today, need: 'nothing', isUnclear: true }, next };
}

/** "friday", "next monday", "vendredi prochain", "sexta que vem", each with a date */
const readWeekday: DayReader = (line, at) => {
  const { which, whichBehind, weekdays, dayParts } = line.grammar;
  const before = which.at(line.tokens, at);
  const name = weekdays.at(line.tokens, before?.next ?? at);
  const need = name && needOf(line, before?.next ?? at, name.value.need);
  if (!name || !need || before?.value === 'last') return undefined;
  const end = skipDot(line, name.next);
  const behind = before ? undefined : whichBehind.at(line.tokens, end);
  if (behind?.value === 'last') return undefined;
  const kind = before?.value ?? behind?.value;
  const dateAt = kind === undefined ? dateOfWeekday(line, end, name.value.weekday) : undefined;
  if (dateAt) return dateAt;
  const day = weekdayIn[kind ?? 'this'](line.today, name.value.weekday);
  const part = dayParts.at(line.tokens, behind?.next ?? end);
  const isSure = part || behind || before?.value === 'next' || before?.value === 'coming';
  const isOrdinal = name.value.need === 'follow' && !part && !behind;
  return {
    value: {
      day,
      need: isSure && !isOrdinal ? 'nothing' : need,
      after: kind === 'next' ? undefined : daysLater(day, 7),
      isLate: part?.value === 'pm',
    },
    next: part?.next ?? behind?.next ?? end,
  };
};

/** "first monday of december" */
const readNthWeekday: DayReader = (line, at) => {
  const { ordinals, weekdays, inMonth, months } = line.grammar;
  const nth = ordinals.at(line.tokens, at);
  const weekday = nth && weekdays.at(line.tokens, nth.next);
  const link = weekday && inMonth.at(line.tokens, weekday.next);
  const month = link && months.at(line.tokens, link.next);
  if (!nth || !weekday || !month) return undefined;
  const year = yearAt(line, month.next);
  const thisYear = Number(line.today.slice(0, 4));
  const dayIn = (of: number) => nthWeekday(of, month.value, nth.value, weekday.value.weekday);
  const days = year.value === undefined ? [dayIn(thisYear), dayIn(thisYear + 1)] : [dayIn(year.value)];
  const day = days.find((each) => each !== undefined && each >= line.today);
  return day ? { value: { day, need: 'nothing' }, next: year.next } : undefined;
};

/** The nth weekday of a month; -1: the last one. Undefined if it has none. */
function nthWeekday(year: number, month: number, nth: number, weekday: number): CalendarDay | undefined {
  const first = dayOf(year, month, 1);
  if (!first) return undefined;
  if (nth < 0) return nextWeekday(daysLater(monthsLater(first, 1), -7), weekday);
  const day = daysLater(nextWeekday(first, weekday), 7 * (nth - 1));
  return day.slice(0, 7) === first.slice(0, 7) ? day : undefined;
}

const readRelative: DayReader = (line, at) => {
  const { relative, late, dayParts } = line.grammar;
  const named = relative.at(line.tokens, at);
  if (!named) return undefined;
  const part = dayParts.at(line.tokens, named.next);
  const isLate = part?.value === 'pm' || late.at(line.tokens, at)?.next === named.next;
  return { value: { day: named.value(line.today), need: 'nothing', isLate }, next: part?.next ?? named.next };
};

/** "next week", "next week friday", "friday of next week" */
const readWeek: DayReader = (line, at) => {
  const { weeks, weeksBehind, weekdays, leadIns, dayParts } = line.grammar;
  const week = weeks.at(line.tokens, at);
  const lead = week ? (leadIns.at(line.tokens, week.next)?.next ?? week.next) : at;
  const name = weekdays.at(line.tokens, lead);
  const weekday = name && needOf(line, lead, name.value.need) ? name : undefined;
  const end = weekday && skipDot(line, weekday.next);
  const part = end === undefined ? undefined : dayParts.at(line.tokens, end);
  const behind = week || end === undefined ? undefined : weeksBehind.at(line.tokens, part?.next ?? end);
  const dayIn = (count: number, place: number) => daysLater(line.today, 7 * count + place - weekdayOf(line.today));
  const isLate = part?.value === 'pm';
  if (week && weekday && end !== undefined)
    return {
      value: { day: dayIn(week.value, weekday.value.weekday), need: 'nothing', isLate },
      next: part?.next ?? end,
    };
  if (weekday && behind)
    return { value: { day: dayIn(behind.value, weekday.value.weekday), need: 'nothing', isLate }, next: behind.next };
  return week && week.value > 0
    ? { value: { day: daysLater(line.today, 7 * week.value), need: 'nothing' }, next: week.next }
    : undefined;
};

/** "friday in two weeks", "heute in 14 Tagen": so much later than another day. */
const readLaterThan: DayReader = (line, at) => {
  const from = longest([readRelative(line, at), readWeekday(line, at)]);
  const isLed = from && line.grammar.inAbout.at(line.tokens, from.next);
  const distance = isLed ? readDistance({ ...line, today: from.value.day }, from.next) : undefined;
  if (!distance || distance.value.time) return undefined;
  return {
    value: { day: distance.value.day, need: 'nothing', isLate: from?.value.isLate ?? false },
    next: distance.next,
  };
};

const readers = [
  readRelative,
  readWeek,
  readLaterThan,
  readDistance,
  readNthWeekday,
  readWeekday,
  readNumbers,
  readDayMonth,
  readMonthDay,
  readDayOfMonth,
];

/** A day, in the longest of its readings. */
export const readDay: DayReader = (line, at) => longest(readers.map((read) => read(line, at)));
