import type { CalendarDay } from '../recurrence';
import type { Found, Token } from './words/tokens';
import type { Grammar } from './words/WhenWords';

/** A line of tokens, its language, and the time it is written at. */
export interface WhenLine {
  tokens: readonly Token[];
  grammar: Grammar;
  today: CalendarDay;
  now: number;
}

export const textAt = ({ tokens }: WhenLine, at: number): string | undefined => tokens[at]?.text;

export const isGluedAt = ({ tokens }: WhenLine, at: number): boolean => tokens[at]?.isGlued === true;

/** A number in digits. */
export function digitsAt({ tokens }: WhenLine, at: number, min: number, max: number): number | undefined {
  const token = tokens[at];
  if (token?.kind !== 'number' || token.text.length > 4) return undefined;
  const value = Number(token.text);
  return value >= min && value <= max ? value : undefined;
}

/** A number in digits or in words. */
export function countAt(line: WhenLine, at: number): Found<number> | undefined {
  const digits = digitsAt(line, at, 1, 999);
  return digits === undefined ? line.grammar.numbers.at(line.tokens, at) : { value: digits, next: at + 1 };
}

/** Behind an abbreviation, its dot. */
export const skipDot = (line: WhenLine, at: number): number =>
  textAt(line, at) === '.' && isGluedAt(line, at) && !isGluedAt(line, at + 1) ? at + 1 : at;

/** The longest of several readings. */
export const longest = <T>(found: readonly (Found<T> | undefined)[]): Found<T> | undefined =>
  found.reduce((best, each) => (each && (!best || each.next > best.next) ? each : best), undefined);

/** Nothing, or a word that no date belongs to. */
export function isFollowedWell(line: WhenLine, at: number): boolean {
  const token = line.tokens[at];
  if (!token || token.kind === 'gap') return true;
  if (token.kind === 'sign') return !token.isGlued || /^[.,;:!?)\]}»”"…]$/u.test(token.text);
  return token.kind === 'word' && line.grammar.followers.at(line.tokens, at) !== undefined;
}

/** No word and no number up to the next sign or mark. */
export function isAtEnd(line: WhenLine, at: number): boolean {
  const token = line.tokens[at];
  return !token || token.kind === 'gap' || (token.kind === 'sign' && isFollowedWell(line, at) && token.text !== '-');
}
