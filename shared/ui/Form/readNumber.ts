/** Possible meanings of a typed number. */
export type NumberReading =
  | { kind: 'empty' }
  | { kind: 'number'; value: number }
  /** It can be read in more than one way, or has more digits than the field keeps: what may be meant. */
  | { kind: 'unclear'; values: readonly number[] }
  | { kind: 'none' };

const none: NumberReading = { kind: 'none' };

interface Signs {
  decimal: string;
  group: string;
}

function signsOf(locale: string): Signs {
  const parts = new Intl.NumberFormat(locale).formatToParts(-12_345_678.9);
  const find = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return { decimal: find('decimal'), group: find('group') };
}

/** Currencies and percent, before or after: they say nothing about the number. */
const unit = String.raw`(?:[A-Z]{0,2}\p{Sc}|[A-Z]{3}\b|%)`;
const units = new RegExp(`^${unit}\\s*|\\s*${unit}$`, 'gu');
const signs = new RegExp(`^(?:${unit})?\\s*([-−–+])\\s*`, 'u');

const grouped = (group: string) => new RegExp(`^\\d{1,3}(?:${group}\\d{3})+$`);
const groupSigns = ['\\.', ',', "[\\s'’]"];

/** Digits in groups of three, or without groups, as a plain number. */
function readWhole(text: string, isGroup = (_: string) => true): string | undefined {
  if (/^\d*$/.test(text)) return text;
  const group = groupSigns.find((sign) => isGroup(sign) && grouped(sign).test(text));
  return group && text.replace(new RegExp(group, 'g'), '');
}

/**
 * Reads a number as people type it: with the signs of their language or of another, with a currency. Where a sign may
 * stand for thousands or for decimals (`1.234` in French), both are given.
 * @param digits how many digits after the decimal sign the field keeps
 */
export function readNumber(text: string, locale: string, digits = Number.POSITIVE_INFINITY): NumberReading {
  const trimmed = text.trim();
  if (trimmed === '') return { kind: 'empty' };
  const isNegative = /[-−–]/.test(signs.exec(trimmed)?.[1] ?? '');
  const bare = trimmed.replace(signs, '').replace(units, '').trim();
  const readings = readingsOf(bare, signsOf(locale), digits).map((plain) => Number(isNegative ? `-${plain}` : plain));
  const kept = [...new Set(readings.map((value) => roundTo(value, digits)))];
  const [value] = kept;
  if (value === undefined) return none;
  return kept.length === 1 && value === readings[0] ? { kind: 'number', value } : { kind: 'unclear', values: kept };
}

/** The plain numbers that a text without unit and sign may stand for; the likelier one first. */
function readingsOf(text: string, { decimal, group }: Signs, digits: number): string[] {
  if (!/\d/.test(text)) return [];
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  const sign = text.charAt(last);
  const asWhole = readWhole(text);
  const fraction = text.slice(last + 1);
  const integer = readWhole(text.slice(0, last), (other) => !other.includes(sign));
  const isFraction = last >= 0 && /^\d*$/.test(fraction) && integer !== undefined && text.length > 1;
  const asDecimal = isFraction ? `${integer || '0'}.${fraction || '0'}` : undefined;
  if (!asWhole || !asDecimal) return [asWhole ?? asDecimal].filter((reading) => reading !== undefined);
  // A single separator with three digits after it.
  if (integer === '0' || integer === '') return [asDecimal];
  if (sign === group) return [asWhole];
  return sign === decimal && digits >= fraction.length ? [asDecimal] : [asWhole, asDecimal];
}

/** Rounded as people round, half away from zero: 1.005 to 1.01. */
export function roundTo(value: number, digits: number): number {
  if (!Number.isFinite(digits)) return value;
  const shifted = Number(`${Math.abs(value)}e${digits}`);
  const rounded = Number(`${Math.round(shifted)}e-${digits}`);
  return Number.isNaN(rounded) ? value : Math.sign(value) * rounded || 0;
}
