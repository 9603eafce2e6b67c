import { toAsciiDigits, toPlainText } from '@atrium/contract/values';
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
  const [whole, ...groups] = number.split(sign);
  // 0.125: no thousands begin with a zero.
  if (groups.length === 1 && /^[+-]?0?$/.test(whole ?? '')) return sign;
  if (groups.length !== 1) return undefined;
  return groups[0]?.length === 3 && sign !== decimalOf(language) ? undefined : sign;
}

/** Currencies by what people write for them besides signs and codes: 5 zł, 5 kr., R$ 5, US$ 5. */
const currency = String.raw`(?:[A-Z]{0,3}\p{Sc}|[A-Z]{3}|z\u0142|kr\.?|K\u010D|Ft|lei|\u043B\u0432\.?|S?Fr\.)`;
const currencyBefore = new RegExp(`^([+-]?)${currency}(?=[\\d.,+-])`, 'u');
const currencyBehind = new RegExp(`(?<=[\\d-])${currency}$`, 'u');

/** Minus at the end, or parentheses, as accountants write it; a dash in place of no decimals. */
const plainSign = (number: string): string =>
  number
    .replace(/[.,](?:-|--|\u2013|\u2014)$/, '')
    .replace(/^\((.+)\)$/, '-$1')
    .replace(/^(\d.*)-$/, '-$1');

/**
 * A number as people write it, with blanks, apostrophes, points or commas between the thousands (in India by two figures),
 * and a currency around it; undefined where it is none.
 */
export function readNumber(cell: Cell, language: string): number | undefined {
  if (typeof cell === 'number') return cell;
  const number = toAsciiDigits(toText(cell).normalize('NFKC'))
    .replace(/\u066B/g, '.')
    .replace(/\u066C/g, ',')
    .replace(/\u2212/g, '-')
    .replace(/[\s'\u2019]/g, '');
  const bare = plainSign(number.replace(currencyBehind, '').replace(currencyBefore, '$1'))
    .replace(currencyBefore, '$1')
    .replace(currencyBehind, '');
  const sign = decimalIn(bare, language);
  const [whole = '', decimals = '', ...rest] = sign ? bare.split(sign) : [bare];
  const isGrouped = /^[+-]?(?:\d+|\d{1,3}(?:[.,]\d{2,3})*[.,]\d{3})$/.test(whole) || (whole === '' && decimals !== '');
  if (!isGrouped || rest.length > 0 || !/^\d*$/.test(decimals)) return undefined;
  return Number(`${whole.replace(/[.,]/g, '') || '0'}.${decimals || '0'}`);
}

/** The time that programs write behind a day, with seconds and zone: a day is as written. */
const clock = /(?<=\d)[T ]\d{1,2}:\d{2}:\d{2}(?:[.,]\d+)?\s?(?:Z|[+-]\d{2}:?\d{2})?$/;

/** A day as people write it, `2026-11-12`; undefined where it is none, or may be either of two. */
export function readDay(cell: Cell, language: string, now: number): string | undefined {
  if (cell instanceof Date) return toText(cell);
  const written = toAsciiDigits(toText(cell).normalize('NFKC'))
    .replace(/^(\d{4})\s?年\s?(\d{1,2})\s?月\s?(\d{1,2})\s?日$/, (_, year, month, day) =>
      [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-'),
    )
    .replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3')
    .replace(clock, '');
  const reading = readWrittenDate(written, language, now);
  return reading.kind === 'day' ? reading.day : undefined;
}

/** Letters and digits alone, without accents: as names of columns and choices are compared. */
export const foldName = (text: string): string => toPlainText(text).replace(/[^\p{L}\p{N}]/gu, '');

/** Signs that people set for yes and no. */
const yesSigns = /^[\u2713\u2714\u2611\u2705]\uFE0F?$/;
const noSigns = /^[\u2717\u2718\u2610\u274C]\uFE0F?$/;

const yes = new Set(['1', 'true', 'x', 'yes', 'y', 'ja', 'j', 'wahr', 'oui', 'o', 'vrai', 'sim', 's', 'verdadeiro']);
const no = new Set(['0', 'false', 'no', 'n', 'nein', 'falsch', 'non', 'faux', 'nao', 'falso']);

/** Yes or no in English, German, French and Portuguese; undefined for other words. */
export function readFlag(cell: Cell): boolean | undefined {
  if (typeof cell === 'boolean') return cell;
  const text = toText(cell);
  if (yesSigns.test(text)) return true;
  if (text === '' || noSigns.test(text)) return false;
  const word = foldName(text);
  if (yes.has(word)) return true;
  return no.has(word) ? false : undefined;
}
