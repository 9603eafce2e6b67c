import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { postcodeValidator } from 'postcode-validator';
import type { DeliveryAddress, DeliveryWay } from '../api/schemas';
import { isDeliveryCountry, postcodeExample } from './countries';

// Loaded only for address forms and order checks, because it has the formats of all countries.

/** Codes of Britain outside of its areas: Girobank, Santa Claus, and the British forces (CLDR lists them, the library does not). */
const rareBritish = /^(?:GIR 0AA|SAN TA1|BFPO \d{1,4})$/;

const hasFormat = (code: string, country: string): boolean =>
  postcodeValidator(code, country) || (country === 'GB' && rareBritish.test(code));

/** Puts the sign of a country between the parts of a code: where its example has it, counted from the end. */
function divide(code: string, country: string): string {
  if (country === 'GB' && code.startsWith('BFPO')) return code.replace(/^BFPO/, 'BFPO ');
  if (country === 'US') return code.replace(/^(\d{5})(\d{4})$/, '$1-$2');
  const [, sign, tail] = /([ -])(.*)$/.exec(postcodeExample(country) ?? '') ?? [];
  if (!sign || !tail) return code;
  return `${code.slice(0, -tail.length)}${sign}${code.slice(-tail.length)}`;
}

/**
 * A postcode as its country writes it: in capitals, with its own blank or dash, without the country before it (UPU S42).
 * One that is none stays as it was typed.
 */
export function toPostcode(text: string, country: string): string {
  if (!isDeliveryCountry(country)) return text.trim();
  const typed = text.normalize('NFKC').trim().toUpperCase();
  const isOfDigits = !/^[A-Z]/.test(postcodeExample(country) ?? '');
  // D-10119, PT 1100-420: codes of digits have no letters before them.
  const prefix = isOfDigits ? /^[A-Z]{1,3}[^\p{L}\p{N}]*(?=\d)/u : new RegExp(`^(?:${country}|UK)[-\\s]+`);
  const code = divide(typed.replace(prefix, '').replace(/[^\p{L}\p{N}]/gu, ''), country);
  return hasFormat(code, country) ? code : text.trim();
}

export const isPostcode = (text: string, country: string): boolean =>
  isDeliveryCountry(country) ? hasFormat(toPostcode(text, country), country) : text.trim() !== '';

export function isPhone(text: string, country: string): boolean {
  if (!isDeliveryCountry(country)) return /\d/.test(text);
  return parsePhoneNumberFromString(text, country)?.isPossible() === true;
}

/** International notation: `+351 21 555 0101`. Unreadable numbers stay as they are. */
export function toInternational(text: string, country: string): string {
  const number = isDeliveryCountry(country) ? parsePhoneNumberFromString(text, country) : undefined;
  return number?.isPossible() ? number.formatInternational() : text.trim();
}

/** First required field with an invalid format; null if all are valid. */
export function findFormatIssue(
  { country, phone, postcode }: Pick<DeliveryAddress, 'country' | 'phone' | 'postcode'>,
  way: DeliveryWay = 'standard',
): 'phone' | 'postcode' | null {
  if (!country || !isDeliveryCountry(country)) return null;
  if (!isPhone(phone, country)) return 'phone';
  return way === 'pickup' || isPostcode(postcode, country) ? null : 'postcode';
}
