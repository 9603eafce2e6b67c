import type { Recurrence } from '../../api/schemas';
import { type CalendarDay, daysLater, firstDue, monthsLater } from '../recurrence';
import { readClock, writeClock } from './readClock';
import { readDay } from './readDay';
import { readRule } from './readRule';
import { countAt, isAtEnd, isFollowedWell, textAt, type WhenLine } from './WhenLine';
import { blockOf, findUnclear, type Phrase, type Piece } from './whenLimits';
import { type Found, tokenise } from './words/tokens';
import type { Grammar, Need } from './words/WhenWords';

/** Words of a line that say when a task is due. */
export interface When {
  start: number;
  end: number;
  rule?: Recurrence;
  day?: CalendarDay;
  /** The next day of that name, for when its time is over. */
  after?: CalendarDay | undefined;
  /** `HH:mm`; 24:00 is the end of the day. */
  time?: string;
}

export interface WhenFound {
  whens: When[];
  /** Words that look like dates, but are not understood as a whole. */
  unclear: { start: number; end: number }[];
}

interface Tagged extends Found<Piece> {
  hasLead: boolean;
}

const ruleAt = (line: WhenLine, at: number, hasLead: boolean): Tagged | undefined => {
  const rule = readRule(line, at);
  return rule && { value: { kind: 'rule', ...rule.value }, next: rule.next, hasLead };
};
const dayAt = (line: WhenLine, at: number, hasLead: boolean): Tagged | undefined => {
  const day = readDay(line, at);
  return day && { value: { kind: 'day', ...day.value }, next: day.next, hasLead };
};
const timeAt = (line: WhenLine, at: number, hasLead: boolean): Tagged | undefined => {
  const time = readClock(line, at);
  return time && { value: { kind: 'time', ...time.value }, next: time.next, hasLead };
};

/** The longest piece at a place, with or without a lead-in such as "by". */
function pieceAt(line: WhenLine, at: number): Tagged | undefined {
  const lead = line.grammar.leadIns.at(line.tokens, at)?.next;
  const inner = lead === undefined ? undefined : line.grammar.leadIns.at(line.tokens, lead)?.next;
  const found = [ruleAt(line, at, false), dayAt(line, at, false), timeAt(line, at, false)];
  for (const start of [lead, inner])
    if (start !== undefined) found.push(dayAt(line, start, true), timeAt(line, start, true), ruleAt(line, start, true));
  return found.reduce((best, each) => (each && (!best || each.next > best.next) ? each : best), undefined);
}

/** "starting 17 December", "until 24 December", "for 3 weeks", behind a rule. */
function boundAt(line: WhenLine, phrase: Phrase): boolean {
  const { tokens, grammar } = line;
  const from = phrase.from === undefined ? grammar.from.at(tokens, phrase.next) : undefined;
  const until = phrase.until === undefined ? grammar.until.at(tokens, phrase.next) : undefined;
  for (const [lead, key] of [
    [from, 'from'],
    [until, 'until'],
  ] as const) {
    const start = lead && (grammar.leadIns.at(tokens, lead.next)?.next ?? lead.next);
    const day = lead && (readDay(line, lead.next) ?? readDay(line, start ?? lead.next));
    if (!day || day.value.isUnclear || day.value.day < line.today) continue;
    phrase[key] = day.value.day;
    phrase.next = day.next;
    return true;
  }
  const during = phrase.until === undefined ? grammar.during.at(tokens, phrase.next) : undefined;
  const count = during && countAt(line, during.next);
  const unit = count && grammar.units.at(tokens, count.next);
  if (!unit || !count || unit.value === 'hour' || unit.value === 'minute') return false;
  const months = { month: 1, quarter: 3, year: 12 };
  const start = phrase.from ?? line.today;
  const end =
    unit.value === 'day' || unit.value === 'week'
      ? daysLater(start, count.value * (unit.value === 'week' ? 7 : 1))
      : monthsLater(start, count.value * months[unit.value]);
  phrase.until = daysLater(end, -1);
  phrase.next = unit.next;
  return true;
}

/** All pieces that stand together from a place on; of each kind one. */
function phraseAt(line: WhenLine, start: number): Phrase | undefined {
  const first = pieceAt(line, start);
  if (!first) return undefined;
  const phrase: Phrase = { start, next: first.next, pieces: [first.value], hasLead: first.hasLead };
  for (let steps = 0; steps < 6; steps += 1) {
    if (phrase.pieces.some(({ kind }) => kind === 'rule') && boundAt(line, phrase)) continue;
    const at = textAt(line, phrase.next) === ',' ? phrase.next + 1 : phrase.next;
    const piece = pieceAt(line, at);
    if (!piece || phrase.pieces.some(({ kind }) => kind === piece.value.kind)) break;
    // "every saturday sun cream"
    const isWord = piece.value.kind === 'day' && piece.value.need === 'end' && !isFollowedWell(line, piece.next);
    if (isWord && phrase.pieces.some(({ kind }) => kind === 'rule')) break;
    phrase.pieces.push(piece.value);
    phrase.next = piece.next;
  }
  return phrase;
}

const isMet: Record<Need, (line: WhenLine, phrase: Phrase) => boolean> = {
  nothing: () => true,
  follow: (line, { pieces, next }) => pieces.length > 1 || isFollowedWell(line, next),
  lead: (line, { pieces, next, hasLead }) => hasLead || pieces.length > 1 || isFollowedWell(line, next),
  end: (line, { pieces, next, hasLead }) => hasLead || pieces.length > 1 || isAtEnd(line, next),
  pair: (_, { pieces, hasLead }) => hasLead || pieces.length > 1,
  company: (_, { pieces }) => pieces.length > 1,
};

/** "tonight at 8": an hour of a dial, beside a part of the day that says which. */
function isLateHour(pieces: readonly Piece[]): boolean {
  const isLate = pieces.some((piece) => piece.kind === 'day' && piece.isLate);
  return (
    isLate &&
    pieces.some((piece) => piece.kind === 'time' && !piece.isHalfSaid && /^(?:0[4-9]|1[01]):/.test(piece.time))
  );
}

/** When a phrase is due; undefined if it is over. */
function toWhen(line: WhenLine, { pieces, from, until, ...phrase }: Phrase): When | undefined {
  const start = line.tokens[phrase.start]?.start ?? 0;
  const when: When = { start, end: line.tokens[phrase.next - 1]?.end ?? start };
  for (const piece of pieces) {
    if (piece.kind === 'time') when.time = piece.time;
    else if (piece.kind === 'rule') when.rule = { ...piece.rule, ...(until && { until }) };
    if (piece.kind !== 'time' && piece.day !== undefined) when.day = piece.day;
    if (piece.kind === 'day') {
      when.after = piece.after;
      if (piece.time) when.time = piece.time;
    }
  }
  if (when.time && isLateHour(pieces))
    when.time = writeClock(Number(when.time.slice(0, 2)) * 60 + 720 + Number(when.time.slice(3)));
  if (from && when.rule) when.day = firstDue(when.rule, from);
  return (when.day ?? line.today) < line.today ? undefined : when;
}

function findPhrases(line: WhenLine): WhenFound {
  const accepted: (When & { from: number; next: number })[] = [];
  const unclear = findUnclear(line);
  for (let at = 0; at < line.tokens.length; at += 1) {
    const phrase = phraseAt(line, at);
    if (!phrase) continue;
    const block = blockOf(line, phrase);
    if (block?.end) unclear.push({ start: block.start, end: block.end });
    const when = block ? undefined : toWhen(line, phrase);
    const isUnderstood = phrase.pieces.every(({ need }) => isMet[need](line, phrase));
    if (when && isUnderstood) accepted.push({ ...when, from: phrase.start, next: phrase.next });
    // What a phrase of several words does not mean is not to be read in a part of it.
    at = Math.max(at, (block?.end ?? phrase.next) - 1);
  }
  const overlaps = (a: { start: number; end: number }, from: number, next: number) => a.start < next && from < a.end;
  const isHidden = (from: number, next: number) => unclear.some((each) => overlaps(each, from, next));
  const inRule = unclear.filter(
    ({ start, end }) => !accepted.some(({ from, next, rule }) => rule && from <= start && end <= next),
  );
  const whens = accepted.filter(({ from, next, rule }) => !isHidden(from, next) || (rule && inRule.length === 0));
  const spanOf = ({ start, end }: { start: number; end: number }) => ({
    start: line.tokens[start]?.start ?? 0,
    end: line.tokens[end - 1]?.end ?? 0,
  });
  return {
    whens: whens.map(({ from: _, next: __, ...when }) => when),
    unclear: inRule.map(spanOf),
  };
}

/** Longer lines are no tasks: a title is shorter by far, and each key would read them again. */
const maxLength = 2_000;

/** Reads when a task is due from a line. One grammar for dates, times and rules, so that none takes a part of another. */
export const createWhenFinder =
  (grammar: Grammar) =>
  (line: string, today: CalendarDay, now: number): WhenFound =>
    line.length > maxLength ? { whens: [], unclear: [] } : findPhrases({ tokens: tokenise(line), grammar, today, now });
