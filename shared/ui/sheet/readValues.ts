import { readWrittenDate } from '../date/readWrittenDate';
import type { ReadRow } from './readSheetFile';

type Cell = ReadRow[number] | undefined;

/** A cell as text: a day as `2026-11-12`, a number as it is. */
export function toText(cell: Cell): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return String(cell ?? '').trim();
}

const decimalOf = (language: string): string =>
  new Intl.NumberFormat(language).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.';

/** The sign before the decimals: the later of two kinds; of one kind, what the language takes where both could be meant. */
function decimalIn(number: string, language: string): string | undefined {
  const [dot, comma] = [number.lastIndexOf('.'), number.lastIndexOf(',')];
  if (dot >= 0 && comma >= 0) return dot > comma ? '.' : ',';
  const sign = dot >= 0 ? '.' : ',';
  const [, ...groups] = number.split(sign);
  if (groups.length !== 1) return undefined;
  return groups[0]?.length === 3 && sign !== decimalOf(language) ? undefined : sign;
}

/**
 * A number as people write it, with blanks, apostrophes, points or commas between the thousands, and a currency around it;
 * undefined where it is none.
 */
export function readNumber(cell: Cell, language: string): number | undefined {
  if (typeof cell === 'number') return cell;
  const number = toText(cell)
    .normalize('NFKC')
    .replace(/\u2212/g, '-')
    .replace(/[\s'\u2019]/g, '')
    .replace(/^([+-]?)\p{Sc}|\p{Sc}$/gu, '$1')
    .replace(/^[A-Z]{3}(?=[\d+-])|(?<=\d)[A-Z]{3}$/g, '');
  const sign = decimalIn(number, language);
  const [whole = '', decimals = '', ...rest] = sign ? number.split(sign) : [number];
  const isGrouped = /^[+-]?(?:\d+|\d{1,3}(?:[.,]\d{3})+)$/.test(whole) || (whole === '' && decimals !== '');
  if (!isGrouped || rest.length > 0 || !/^\d*$/.test(decimals)) return undefined;
  return Number(`${whole.replace(/[.,]/g, '') || '0'}.${decimals || '0'}`);
}

/** A day as people write it, `2026-11-12`; undefined where it is none, or may be either of two. */
export function readDay(cell: Cell, language: string, now: number): string | undefined {
  if (cell instanceof Date) return toText(cell);
  const reading = readWrittenDate(toText(cell), language, now);
  return reading.kind === 'day' ? reading.day : undefined;
}

/** Letters and digits alone, without accents: as names of columns and choices are compared. */
export const foldName = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

const yes = new Set(['1', 'true', 'x', 'yes', 'y', 'ja', 'j', 'wahr', 'oui', 'o', 'vrai', 'sim', 's', 'verdadeiro']);
const no = new Set(['0', 'false', '', 'no', 'n', 'nein', 'falsch', 'non', 'faux', 'nao', 'falso']);

/** Yes or no in English, German, French and Portuguese; undefined for other words. */
export function readFlag(cell: Cell): boolean | undefined {
  if (typeof cell === 'boolean') return cell;
  const word = foldName(toText(cell));
  if (yes.has(word)) return true;
  return no.has(word) ? false : undefined;
}
