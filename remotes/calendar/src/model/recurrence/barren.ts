import { dayAt, dayMs, dayNumber, endOfTime, lengthOfMonth, lengthOfYear, weekdayOf } from './calendarDays';
import { isWithinDay, unitsPerDay } from './parseRule';
import { type CompleteRule, isMeant, isMeantUnit, laterOf, periodStart, unitOf, unitsOf } from './periods';
import { spend, type Work } from './work';

// 2000 was a leap year.
const longestMonth = (month: number) => lengthOfMonth(2000, month);

/** True if none of the months has such a day: 30 February. */
const hasNoSuchDay = ({ months, monthDays }: CompleteRule) =>
  months.size > 0 &&
  monthDays.size > 0 &&
  [...months].every((month) => [...monthDays].every((day) => Math.abs(day) > longestMonth(month)));

const greatestDivisor = (one: number, other: number): number =>
  other === 0 ? one : greatestDivisor(other, one % other);

/** True if no period at all is at an hour, minute and second that the rule allows: times repeat after a day of them. */
function isNeverAtTime(rule: CompleteRule): boolean {
  const { frequency, interval, hours, minutes, seconds } = rule;
  if (!isWithinDay(frequency) || hours.size + minutes.size + seconds.size === 0) return false;
  const perDay = unitsPerDay[frequency];
  for (let period = 0; period < perDay / greatestDivisor(perDay, interval); period++)
    if (isMeantUnit(rule, unitOf(rule, period))) return false;
  return true;
}

/** The Gregorian calendar repeats after 400 years. */
const cycleDays = 146_097;

/**
 * True if none of the days that a number of days leads to is meant, in any year. Their order does not count, so that
 * they lie a divisor of the cycle apart.
 */
function areDaysBarren(rule: CompleteRule, firstDay: number, interval: number, work: Work): boolean | undefined {
  const step = greatestDivisor(cycleDays, interval);
  // A year of each kind has every day of the calendar: beginning on each weekday, with and without a leap day.
  const length = step === 1 ? 40 * 366 : cycleDays;
  for (let day = firstDay % step; day < length; day += step) {
    if (!spend(work, 1)) return undefined;
    if (isMeant(rule, dayAt(day))) return false;
  }
  return true;
}

/** Number of periods that suffice to see each kind of them, whatever the interval. */
const cycles = { WEEKLY: 20_871, MONTHLY: 4800, YEARLY: 400 };

/** Two periods of one kind have the same days: counted by weekday, length and place in the year. */
function kindOf({ frequency, weekStart }: CompleteRule, firstDay: number): string {
  const { year, month, monthDay, monthLength } = dayAt(firstDay);
  if (frequency === 'MONTHLY') return `${month} ${monthLength} ${weekdayOf(firstDay)}`;
  if (frequency === 'WEEKLY') return `${month} ${monthDay} ${lengthOfYear(year)} ${lengthOfYear(year + 1)}`;
  // A year of weeks begins within three days of January: its neighbours count too.
  const near = [-1, 0, 1, 2].map((years) => lengthOfYear(year + years));
  return `${weekdayOf(dayNumber(year, 1, 1))} ${near.join(' ')} ${month} ${weekStart}`;
}

function arePeriodsBarren(rule: CompleteRule, periods: number, work: Work): boolean | undefined {
  const known = new Set<string>();
  for (let period = 0; period <= periods; period++) {
    const firstDay = periodStart(rule, period);
    if (firstDay * dayMs > endOfTime) return true;
    const kind = kindOf(rule, firstDay);
    // The first period is cut by the first event.
    if (period > 0 && known.has(kind)) {
      if (!spend(work, 1)) return undefined;
      continue;
    }
    if (period > 0) known.add(kind);
    const walls = laterOf(rule, period, work);
    if (!walls) return undefined;
    if (walls.length > 0) return false;
  }
  return true;
}

/** Periods that are tried of rules for which no number is known to suffice. */
const maxTries = 5000;

/** True if a rule matches no day after the first, apart from COUNT and UNTIL; undefined if that is not known. */
export function isBarren(given: CompleteRule, work: Work): boolean | undefined {
  const rule = { ...given, count: null };
  const { frequency, positions, times } = rule;
  if (hasNoSuchDay(rule) || isNeverAtTime(rule)) return true;
  if (frequency === 'WEEKLY' || frequency === 'MONTHLY' || frequency === 'YEARLY')
    return arePeriodsBarren(rule, cycles[frequency], work);
  // Each period has as many times.
  if (positions.size > 0 && [...positions].every((position) => Math.abs(position) > times.length)) return true;
  const perDay = isWithinDay(frequency) ? unitsPerDay[frequency] : 1;
  const interval = unitsOf(rule);
  const isByDays = interval % perDay === 0;
  const periodsLeft = Math.floor((endOfTime / (dayMs / perDay) - rule.firstUnit) / interval);
  const tries = Math.min(periodsLeft, maxTries);
  for (let period = 0; period <= tries; period++) {
    const walls = laterOf(rule, period, work);
    if (!walls) return undefined;
    if (walls.length > 0) return false;
  }
  if (periodsLeft <= maxTries) return true;
  const firstDay = Math.floor(rule.firstUnit / perDay);
  if (isByDays) return areDaysBarren(rule, firstDay, interval / perDay, work);
  return areDaysBarren(rule, firstDay, 1, work) === true ? true : undefined;
}
