import { type Language, languages } from '@atrium/contract';
import type { InvoiceClient } from '../api/clientSchemas';
import { countryCodeOfClient } from './taxParties';

/** Countries whose business letters are in one of the product's languages, by their codes of ISO 3166-1. */
const spoken: Readonly<Record<Exclude<Language, 'en'>, string>> = {
  de: 'DE AT CH LI',
  fr: 'FR BE LU MC SN CI ML BF NE TG BJ GN GA CG CD CM TD CF MG DJ KM HT RE GP MQ GF YT PM NC PF WF MF BL',
  pt: 'PT BR AO MZ CV GW ST TL',
};

const byCountry: ReadonlyMap<string, Language> = new Map(
  languages.flatMap((language) =>
    language === 'en' ? [] : spoken[language].split(' ').map((country) => [country, language] as const),
  ),
);

/** Language of a letter to a client, by their country; that of its sender where the country is unknown. */
export function letterLanguageOf(client: Pick<InvoiceClient, 'country' | 'countryCode'>, own: Language): Language {
  const country = countryCodeOfClient(client);
  return country ? (byCountry.get(country) ?? 'en') : own;
}
