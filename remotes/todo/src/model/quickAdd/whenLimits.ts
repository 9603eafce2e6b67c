import type { CalendarDay } from '../recurrence';
import { type ClockPiece, readClock } from './readClock';
import type { DayPiece } from './readDate';
import { readDay } from './readDay';
import { type RulePiece, readRule } from './readRule';
import { digitsAt, isFollowedWell, isGluedAt, textAt, type WhenLine } from './WhenLine';

export type Piece = ({ kind: 'rule' } & RulePiece) | ({ kind: 'day' } & DayPiece) | ({ kind: 'time' } & ClockPiece);

/** Pieces that stand together: "every monday at 9am until 24 December". */
export interface Phrase {
  start: number;
  next: number;
  pieces: Piece[];
  hasLead: boolean;
  /** Days of "starting" and "until", behind a rule. */
  from?: CalendarDay;
  until?: CalendarDay;
}

/** Tokens around a phrase with which it makes no sense; without `end`, the phrase is simply another thing. */
interface Block {
  start: number;
  end?: number;
}

const zones = /^(?:utc|gmt|z|cet|cest|mez|mesz|est|edt|cst|cdt|mst|mdt|pst|pdt|bst|ist|jst|aest|brt|et|pt|ct)$/;

/** Scripts without spaces between words. */
const isUnspaced = (text: string) =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]$/u.test(text);

/** Parts of a longer word or number: "Morgen-Newsletter", "#friday", "10.12.20.5", "tomorrow's". */
function isInWord(line: WhenLine, { start, next }: Phrase): boolean {
  const before = line.tokens[start - 1];
  if (isGluedAt(line, start) && before && before.kind !== 'gap') {
    const isFree =
      before.kind === 'sign' ? /^[\p{Ps}\p{Pi}"',;!?…：，。、（]$/u.test(before.text) : isUnspaced(before.text);
    if (!isFree) return true;
  }
  const behind = line.tokens[next];
  if (!behind?.isGlued || behind.kind === 'gap') return false;
  if (behind.kind !== 'sign') return !isUnspaced(behind.text);
  if (/^[%°€$£¥§*#@_+=]$/.test(behind.text)) return true;
  const second = line.tokens[next + 1];
  if (!second?.isGlued || second.kind === 'gap' || second.kind === 'sign') return false;
  if (isRange(line, next) !== undefined) return false;
  return !(/^[,;!?)\]…"»”]$/u.test(behind.text) && second.kind === 'word');
}

/** A time, a day, a rule, or a number alone. */
function isWhenAt(line: WhenLine, at: number, isBareNumber: boolean): number | undefined {
  const lead = line.grammar.leadIns.at(line.tokens, at)?.next;
  for (const start of [at, lead]) {
    if (start === undefined) continue;
    const next = [readRule(line, start), readDay(line, start), readClock(line, start)].map((each) => each?.next ?? 0);
    const furthest = Math.max(...next);
    if (furthest > 0) return furthest;
  }
  const isNumber = isBareNumber && digitsAt(line, at, 0, 31) !== undefined && isFollowedWell(line, at + 1);
  return isNumber ? at + 1 : undefined;
}

/** "monday or tuesday", "9:00-17:00": the end of what follows. */
function isRange(line: WhenLine, at: number): number | undefined {
  const link = line.grammar.ranges.at(line.tokens, at);
  return link && isWhenAt(line, link.next, true);
}

/** What stands before it makes it another thing: "the friday", "chapter 3/4", "2 days before friday". */
function isNamedBefore(line: WhenLine, { start, hasLead, pieces }: Phrase): boolean {
  const { tokens, grammar } = line;
  if (grammar.notAfter.before(tokens, start)) return true;
  if (!hasLead && grammar.followers.before(tokens, start) && !grammar.at.at(tokens, start)) return true;
  const before = tokens[start - 1];
  const isNumeric = tokens[start]?.kind === 'number';
  if (isNumeric && grammar.counters.before(tokens, before?.text === '.' ? start - 1 : start)) return true;
  if (hasLead && before && grammar.units.before(tokens, start)) return true;
  // "von 9 bis 11 Uhr", "du lundi au vendredi": the end of a range. Lead-ins may be its sign.
  const from = grammar.ranges.at(tokens, start) ? start : grammar.ranges.before(tokens, start)?.start;
  return from !== undefined && isWhenBefore(line, from, pieces[0]?.kind);
}

/** A number, an hour, a weekday or a month. */
function isWhenBefore(line: WhenLine, at: number, kind: Piece['kind'] | undefined): boolean {
  const { tokens, grammar } = line;
  if (kind === 'time') return tokens[at - 1]?.kind === 'number' || grammar.hourSigns.before(tokens, at) !== undefined;
  return [grammar.weekdays, grammar.months].some((names) => names.before(tokens, at) !== undefined);
}

function isName(line: WhenLine, { start, next, hasLead }: Phrase): boolean {
  const { tokens } = line;
  for (let at = Math.max(0, start - 3); at < next; at += 1) {
    const name = line.grammar.names.at(line.tokens, at);
    const isDated = tokens.slice(at, name?.next).some(({ kind }) => kind === 'number');
    if (name && name.next > start && !(hasLead && isDated)) return true;
  }
  return false;
}

/** "mon, wed": a second day at once behind the first one, with which neither is sure. */
function anotherDayAt(line: WhenLine, at: number): number | undefined {
  const start = textAt(line, at) === ',' ? at + 1 : at;
  const lead = line.grammar.listLinks.at(line.tokens, start)?.next ?? start;
  const day = readDay(line, lead);
  if (!day || (day.value.need !== 'nothing' && !isFollowedWell(line, day.next))) return undefined;
  return anotherDayAt(line, day.next) ?? day.next;
}

/** What stands behind it and belongs to it, but is not understood. */
function unclearBehind(line: WhenLine, { next, pieces }: Phrase): number | undefined {
  const { tokens, grammar } = line;
  const text = textAt(line, next) ?? '';
  const kinds = pieces.map(({ kind }) => kind);
  if (kinds.includes('time') && zones.test(text) && tokens[next]?.raw === tokens[next]?.raw.toUpperCase())
    return next + 1;
  const range = isRange(line, next);
  if (range !== undefined) return range;
  const another = kinds.includes('day') ? anotherDayAt(line, next) : undefined;
  if (another !== undefined) return another;
  const except = grammar.except.at(tokens, next);
  if (except && isWhenAt(line, except.next, false)) return isWhenAt(line, except.next, false);
  if (!kinds.includes('rule')) return undefined;
  const bound = grammar.until.at(tokens, next) ?? grammar.ofMonth.at(tokens, next) ?? except;
  if (bound) return tokens[bound.next]?.kind === 'word' ? bound.next + 1 : bound.next;
  const times = digitsAt(line, next, 1, 999) === undefined ? next : next + 1;
  const often = grammar.often.at(tokens, times);
  return often && (times > next || often.next > times) ? often.next : undefined;
}

/** Why a phrase is not to be read. */
export function blockOf(line: WhenLine, phrase: Phrase): Block | undefined {
  const { start, next, pieces } = phrase;
  if (isInWord(line, phrase) || isNamedBefore(line, phrase) || isName(line, phrase)) return { start };
  if (line.grammar.notBefore.at(line.tokens, next)) return { start };
  if (pieces.some((piece) => piece.kind === 'day' && piece.isUnclear)) return { start, end: next };
  const behind = unclearBehind(line, phrase);
  if (behind !== undefined) return { start, end: behind };
  const nth = line.grammar.ordinals.before(line.tokens, start);
  return nth && !phrase.hasLead && pieces[0]?.kind === 'day' ? { start: nth.start, end: next } : undefined;
}

/** "every blue monday", "twice a day": what recurs in a way that is not understood. */
export function findUnclear(line: WhenLine): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = [];
  for (let at = 0; at < line.tokens.length; at += 1) {
    const end = everyEnd(line, at) ?? oftenEnd(line, at);
    if (end === undefined) continue;
    const isCounted = line.tokens[at - 1]?.kind === 'number' || line.grammar.numbers.before(line.tokens, at);
    found.push({ start: oftenEnd(line, at) && isCounted ? at - 1 : at, end });
    at = end - 1;
  }
  return found;
}

/** End of a weekday or unit not far behind "every". */
function everyEnd(line: WhenLine, at: number): number | undefined {
  const { tokens, grammar } = line;
  const every = grammar.every.at(tokens, at) ?? grammar.everySome.at(tokens, at);
  if (!every || (isGluedAt(line, at) && tokens[at - 1]?.kind !== 'gap')) return undefined;
  if (readRule(line, at)) return undefined;
  for (let place = every.next; place < every.next + 3; place += 1) {
    const token = tokens[place];
    if (!token || token.kind === 'gap' || (token.kind === 'sign' && token.text !== '.')) return undefined;
    if (place > every.next && (grammar.followers.at(tokens, place) || grammar.leadIns.at(tokens, place)))
      return undefined;
    const isNear = place === every.next || tokens.slice(every.next, place).every(({ kind }) => kind !== 'word');
    const isCounted = isNear || grammar.ordinals.at(tokens, every.next) || grammar.numbers.at(tokens, every.next);
    const unit = isCounted ? grammar.units.at(tokens, place) : undefined;
    const day = grammar.weekdays.at(tokens, place);
    const end = unit?.next ?? (day?.value.need === 'nothing' || isCounted ? day?.next : undefined);
    if (end !== undefined) return end;
  }
  return undefined;
}

/** "twice a day", "3x weekly" */
function oftenEnd(line: WhenLine, at: number): number | undefined {
  const { tokens, grammar } = line;
  const often = grammar.often.at(tokens, at);
  if (!often) return undefined;
  const named = grammar.rules.at(tokens, often.next);
  if (named) return named.next;
  const per = grammar.per.at(tokens, often.next);
  return per && grammar.units.at(tokens, per.next)?.next;
}
