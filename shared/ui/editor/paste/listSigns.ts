import { toAsciiDigits } from '@atrium/contract/values';
import { styleOf } from './styleOf';

/** A list, as the sign of its first entry says it. */
export interface Marker {
  tag: 'ol' | 'ul';
  /** Null for the usual one, in digits. */
  type: string | null;
  start: number;
}

const romans: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100, d: 500, m: 1000 };

const romanValue = (text: string): number =>
  [...text].reduce((sum, letter, place) => {
    const value = romans[letter] ?? 0;
    return sum + (value < (romans[text[place + 1] ?? ''] ?? 0) ? -value : value);
  }, 0);

const sameCase = (type: string, text: string) => (text === text.toUpperCase() ? type.toUpperCase() : type);

const hanDigits = '一二三四五六七八九';

/** Numbers to 99 as they are counted in Chinese and Japanese: 十二 is twelve, 二十 twenty. */
function readHanNumber(text: string): number {
  const [tens = '', ones = ''] = text.includes('十') ? text.split('十') : ['0', text];
  const digit = (one: string) => hanDigits.indexOf(one) + 1;
  return (tens === '0' ? 0 : (digit(tens) || 1) * 10) + (ones ? digit(ones) : 0);
}

/** What the sign of an entry says of its list: the last part of "2.1." counts, and "i." is one, not nine. */
function readSign(text: string): Marker {
  const sign = text.normalize('NFKC');
  const number = /(?:^|[^\p{Nd}\p{L}])(\p{Nd}{1,9})[.):]*$/u.exec(sign)?.[1];
  if (number) return { tag: 'ol', type: null, start: Number(toAsciiDigits(number)) };
  const counted = /^\(?第?([一二三四五六七八九十]{1,3})[、.):章]?$/.exec(sign)?.[1];
  if (counted) return { tag: 'ol', type: null, start: readHanNumber(counted) };
  const letters = /(?:^|[^\p{Nd}\p{L}])(\p{L}{1,8})[.)]+$/u.exec(sign)?.[1];
  if (!letters) return { tag: 'ul', type: null, start: 1 };
  const small = letters.toLowerCase();
  if (/^(?:i|[ivxlcdm]{2,})$/.test(small)) return { tag: 'ol', type: sameCase('i', letters), start: romanValue(small) };
  // Of other alphabets a list has no counter: its entries are numbered.
  if (!/^[a-z]/.test(small)) return { tag: 'ol', type: null, start: 1 };
  return { tag: 'ol', type: sameCase('a', letters), start: small.charCodeAt(0) - 96 };
}

export const signOf = (paragraph: Element): Element | undefined =>
  [...paragraph.querySelectorAll('span')].find((span) => /mso-list:\s*ignore/.test(styleOf(span)));

/** Takes the sign before an entry away, which Word writes as text. A box to tick says something itself. */
export function takeSign(paragraph: Element): Marker {
  const sign = signOf(paragraph);
  const text = sign?.textContent?.trim() ?? '';
  if (/^[☐☑☒]$/.test(text)) sign?.replaceWith(`${text} `);
  else sign?.remove();
  return readSign(text);
}
