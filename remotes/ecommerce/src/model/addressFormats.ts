import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { postcodeValidator } from 'postcode-validator';
import type { DeliveryAddress, DeliveryWay } from '../api/schemas';
import { isDeliveryCountry } from './countries';

// Loaded only for address forms and order checks, because it has the formats of all countries.

export const isPostcode = (text: string, country: string): boolean =>
  isDeliveryCountry(country) ? postcodeValidator(text.trim().toUpperCase(), country) : text.trim() !== '';

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
