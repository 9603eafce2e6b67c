import type { Recurrence } from '../../api/schemas';
import type { CalendarDay } from '../recurrence';
import { readDay } from './readDay';
import { countAt, digitsAt, isFollowedWell, isGluedAt, longest, skipDot, textAt, type WhenLine } from './WhenLine';
import type { Found } from './words/tokens';
import type { Need, Unit } from './words/WhenWords';

export interface RulePiece {
  rule: Recurrence;
  need: Need;
  /** First day, of a rule that names a date: "every 24 December". */
  day?: CalendarDay;
}

type Reader = (line: WhenLine, at: number) => Found<RulePiece> | undefined;

const piece = (rule: Recurrence, next: number): Found<RulePiece> => ({ value: { rule, need: 'nothing' }, next });

const ruleOfUnit: Partial<Record<Unit, (every: number) => Recurrence>> = {
  day: (every) => ({ unit: 'day', every }),
  week: (every) => ({ unit: 'week', every }),
  month: (every) => ({ unit: 'month', every }),
  quarter: (every) => ({ unit: 'month', every: 3 * every }),
  year: (every) => ({ unit: 'year', every }),
};

/** "and", "," or "/" between weekdays, with or without "every". */
function nextInList(line: WhenLine, at: number): number | undefined {
  const { tokens, grammar } = line;
  if (textAt(line, at) === '-') return undefined;
  const isComma = textAt(line, at) === ',';
  const link = isComma ? at + 1 : grammar.listLinks.at(tokens, at)?.next;
  if (link === undefined) return undefined;
  const second = isComma ? (grammar.listLinks.at(tokens, link)?.next ?? link) : link;
  return (grammar.every.at(tokens, second) ?? grammar.onPlace.at(tokens, second))?.next ?? second;
}

/** "mon, wed and fri" */
function weekdaysAt(line: WhenLine, at: number): Found<number[]> | undefined {
  const { tokens, grammar } = line;
  const dayAt = (place: number) => {
    const day = grammar.pluralWeekdays.at(tokens, place);
    return day ?? grammar.weekdays.at(tokens, place);
  };
  const numberOf = (value: number | { weekday: number }) => (typeof value === 'number' ? value : value.weekday);
  const first = dayAt(at);
  if (!first) return undefined;
  const days = new Set([numberOf(first.value)]);
  let next = skipDot(line, first.next);
  for (let steps = 0; steps < 7; steps += 1) {
    const link = nextInList(line, next);
    const day = dayAt(link ?? next);
    // "mon wed fri": without a link, only where nothing else begins with it.
    if (!day || (link === undefined && !dayAt(day.next) && !isFollowedWell(line, day.next))) break;
    days.add(numberOf(day.value));
    next = skipDot(line, day.next);
  }
  return { value: [...days].sort((a, b) => a - b), next };
}

/** "15th", "1er": a day of the month, with what is written behind it. */
function dateAt(line: WhenLine, at: number, isEndNeeded: boolean): Found<number> | undefined {
  const date = (textAt(line, at)?.length ?? 9) > 2 ? undefined : digitsAt(line, at, 1, 31);
  if (date === undefined) return undefined;
  const ending = isGluedAt(line, at + 1) ? line.grammar.dateEnds.at(line.tokens, at + 1) : undefined;
  if ((!ending && isEndNeeded) || (!ending && isGluedAt(line, at + 1) && !isFollowedWell(line, at + 1)))
    return undefined;
  return { value: date, next: ending?.next ?? at + 1 };
}

/** "first monday", "last day", "15th": where in a month. */
function monthPlaceAt(line: WhenLine, at: number): Found<Partial<Recurrence>> | undefined {
  const { tokens, grammar } = line;
  const last = grammar.lastDay.at(tokens, at);
  const date = dateAt(line, at, grammar.isDateEndNeeded);
  return longest<Partial<Recurrence>>([
    last && { value: { monthDay: 31 }, next: last.next },
    date && { value: { monthDay: date.value }, next: date.next },
    nthAt(line, at),
  ]);
}

/** "first monday", "first day" */
function nthAt(line: WhenLine, at: number): Found<Partial<Recurrence>> | undefined {
  const { tokens, grammar } = line;
  const nth = grammar.ordinals.at(tokens, at);
  if (!nth) return undefined;
  const weekday = grammar.weekdays.at(tokens, nth.next) ?? pluralAt(line, nth.next);
  if (weekday)
    return { value: { weekdays: [weekday.value.weekday], nth: nth.value }, next: skipDot(line, weekday.next) };
  const unit = grammar.units.at(tokens, nth.next);
  return nth.value === 1 && unit?.value === 'day' ? { value: { monthDay: 1 }, next: unit.next } : undefined;
}

function pluralAt(line: WhenLine, at: number): Found<{ weekday: number }> | undefined {
  const plural = line.grammar.pluralWeekdays.at(line.tokens, at);
  return plural && { value: { weekday: plural.value }, next: plural.next };
}

/** Rule with its place: "on friday", "on the 31st", "on the first monday", "on 24 december". */
function placed(line: WhenLine, { value, next }: Found<RulePiece>): Found<RulePiece> {
  const { rule } = value;
  const lead = line.grammar.onPlace.at(line.tokens, next);
  if (!lead || rule.weekdays || rule.monthDay) return { value, next };
  if (rule.unit === 'week') {
    const days = weekdaysAt(line, lead.next);
    return days ? { value: { ...value, rule: { ...rule, weekdays: days.value } }, next: days.next } : { value, next };
  }
  if (rule.unit === 'month') {
    const place = monthPlaceAt(line, lead.next) ?? dateBehind(line, lead.next);
    return place ? { value: { ...value, rule: { ...rule, ...place.value } }, next: place.next } : { value, next };
  }
  const date = rule.unit === 'year' ? readDay(line, lead.next) : undefined;
  return date?.value.after ? { value: { ...value, day: date.value.day }, next: date.next } : { value, next };
}

/** "monthly on 15": only behind a rule may a day of the month be a mere number. */
const dateBehind = (line: WhenLine, at: number): Found<Partial<Recurrence>> | undefined => {
  const date = dateAt(line, at, false);
  return date && { value: { monthDay: date.value }, next: date.next };
};

/** "daily", "every workday", "once a week" */
const readNamed: Reader = (line, at) => {
  const named = line.grammar.rules.at(line.tokens, at);
  if (!named) return undefined;
  const { rule, need } = named.value;
  return { value: { rule: { every: 1, ...rule }, need }, next: named.next };
};

/** "every 2 weeks", "every other day", "every third month" */
const readUnits: Reader = (line, at) => {
  const { tokens, grammar } = line;
  const some = grammar.everySome.at(tokens, at);
  const every = grammar.every.at(tokens, at) ?? some;
  if (!every) return undefined;
  // Todoist's "every!" counts from completion.
  const isFromCompletion = textAt(line, every.next) === '!' && isGluedAt(line, every.next);
  const start = isFromCompletion ? every.next + 1 : every.next;
  const other = grammar.other.at(tokens, start);
  const count = other ? { value: 2, next: other.next } : (grammar.ordinals.at(tokens, start) ?? countAt(line, start));
  const suffix = count && !other && isGluedAt(line, count.next) ? grammar.dateEnds.at(tokens, count.next) : undefined;
  const behind = suffix?.next ?? count?.next;
  const unit =
    (behind !== undefined && grammar.units.at(tokens, behind)) || (some ? undefined : grammar.units.at(tokens, start));
  const rule = unit && ruleOfUnit[unit.value]?.(count && unit.next > (behind ?? 0) ? count.value : 1);
  // "every first week" is one of a month.
  const isFirst =
    count && unit && unit.next > (behind ?? 0) && !other && grammar.ordinals.at(tokens, start)?.value === 1;
  if (!unit || !rule || isFirst || rule.every < 1 || rule.every > 999) return undefined;
  return piece({ ...rule, ...(isFromCompletion && { isFromCompletion }) }, unit.next);
};

/** "every mon, wed and fri", "every other monday", "on mondays" */
const readWeekdays: Reader = (line, at) => {
  const { tokens, grammar } = line;
  const every = grammar.every.at(tokens, at);
  if (every) {
    const other = grammar.other.at(tokens, every.next);
    const days = weekdaysAt(line, other?.next ?? every.next);
    return days && piece({ unit: 'week', every: other ? 2 : 1, weekdays: days.value }, days.next);
  }
  const lead = grammar.onPlural.at(tokens, at)?.next ?? (grammar.isPluralAlone ? at : undefined);
  const days = lead !== undefined && grammar.pluralWeekdays.at(tokens, lead) && weekdaysAt(line, lead);
  return days ? piece({ unit: 'week', every: 1, weekdays: days.value }, days.next) : undefined;
};

/** "every first monday of the month", "every 15th", "every last day", "on the 15th of each month" */
const readMonthPlace: Reader = (line, at) => {
  const { tokens, grammar } = line;
  const every = grammar.every.at(tokens, at);
  // "todo dia 15"
  const date = every && grammar.onDate.at(tokens, every.next);
  const start = date?.next ?? every?.next ?? grammar.onPlace.at(tokens, at)?.next ?? at;
  const place = monthPlaceAt(line, start) ?? (every || start > at ? dateBehind(line, start) : undefined);
  if (!place) return undefined;
  const behind = grammar.ofMonth.at(tokens, place.next);
  if (!behind && !every) return undefined;
  const isMereNumber = place.value.monthDay !== undefined && place.next === start + 1;
  if (isMereNumber && !behind && !date) return undefined;
  return piece({ unit: 'month', every: 1, ...place.value }, behind?.next ?? place.next);
};

/** "every 24 December" */
const readYearly: Reader = (line, at) => {
  const every = line.grammar.every.at(line.tokens, at);
  const date = every && readDay(line, every.next);
  const names =
    every &&
    line.tokens.slice(every.next, date?.next).some((_, index) => {
      return line.grammar.months.at(line.tokens, every.next + index) !== undefined;
    });
  if (!date?.value.after || !names || date.value.isUnclear) return undefined;
  return { value: { rule: { unit: 'year', every: 1 }, need: 'nothing', day: date.value.day }, next: date.next };
};

/** A rule with its place, in the longest of its readings. */
export function readRule(line: WhenLine, at: number): Found<RulePiece> | undefined {
  const found = [readNamed, readUnits, readWeekdays, readMonthPlace, readYearly]
    .map((read) => read(line, at))
    .map((each) => each && placed(line, each));
  const best = longest(found);
  const completion = best && line.grammar.fromCompletion.at(line.tokens, best.next);
  if (!completion || !best) return best;
  return {
    value: { ...best.value, rule: { ...best.value.rule, isFromCompletion: true } },
    next: completion.next,
  };
}
