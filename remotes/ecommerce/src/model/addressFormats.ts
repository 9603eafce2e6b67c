import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { postcodeValidator } from 'postcode-validator';
import type { DeliveryAddress, DeliveryWay } from '../api/schemas';
import { isDeliveryCountry } from './countries';

// With the formats of all countries this is loaded by those alone who fill in an address, and by the order's checks.

/** Can it be a postcode of the country? */
export const isPostcode = (text: string, country: string): boolean =>
  isDeliveryCountry(country) ? postcodeValidator(text.trim().toUpperCase(), country) : text.trim() !== '';

/** Can it be a number to call somebody in the country by, or one of another country with its prefix? */
export function isPhone(text: string, country: string): boolean {
  if (!isDeliveryCountry(country)) return /\d/.test(text);
  return parsePhoneNumberFromString(text, country)?.isPossible() === true;
}

/** A number as its own country writes it for the world: `+351 21 555 0101`. One that cannot be read stays as it is. */
export function toInternational(text: string, country: string): string {
  const number = isDeliveryCountry(country) ? parsePhoneNumberFromString(text, country) : undefined;
  return number?.isPossible() ? number.formatInternational() : text.trim();
}

/** The first field that is needed and has not the format of its country; null where all have. */
export function findFormatIssue(
  { country, phone, postcode }: Pick<DeliveryAddress, 'country' | 'phone' | 'postcode'>,
  way: DeliveryWay = 'standard',
): 'phone' | 'postcode' | null {
  if (!country || !isDeliveryCountry(country)) return null;
  if (!isPhone(phone, country)) return 'phone';
  return way === 'pickup' || isPostcode(postcode, country) ? null : 'postcode';
}
