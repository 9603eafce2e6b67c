import { readNumber } from './readNumber';

/**
 * Reads a number as people type it, where it can be read in one way only.
 * @returns null for nothing, undefined for what is no number, or may be one of several
 */
export function parseNumber(text: string, locale: string): number | null | undefined {
  const reading = readNumber(text, locale);
  if (reading.kind === 'number') return reading.value;
  return reading.kind === 'empty' ? null : undefined;
}
