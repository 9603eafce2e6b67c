import type { InvoiceClient } from '../api/clientSchemas';
import { countryCodeOf } from './countries';

/** Code of a client's country: as chosen, or by its name; empty where neither tells. */
export const countryCodeOfClient = ({ countryCode, country }: Pick<InvoiceClient, 'countryCode' | 'country'>): string =>
  countryCode || (country && countryCodeOf(country)) || '';

/** Client's town as documents write it: postcode and city, where the address does not hold them. */
export const townOf = ({ postcode, city }: Pick<InvoiceClient, 'postcode' | 'city'>): string =>
  [postcode, city].filter(Boolean).join(' ');
