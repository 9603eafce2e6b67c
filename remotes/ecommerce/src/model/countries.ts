import { deliveryCountries } from '../api/schemas/choices';

type DeliveryCountry = (typeof deliveryCountries)[number];

export const isDeliveryCountry = (text: string): text is DeliveryCountry =>
  deliveryCountries.some((country) => country === text);

export function countryName(country: string, language: string): string {
  if (!isDeliveryCountry(country)) return country;
  return new Intl.DisplayNames([language], { type: 'region' }).of(country) ?? country;
}

const postcodeExamples: Readonly<Record<DeliveryCountry, string>> = {
  AT: '1010',
  BE: '1000',
  BR: '01310-100',
  CA: 'K1A 0B1',
  CH: '8001',
  CZ: '110 00',
  DE: '10119',
  DK: '1050',
  ES: '28013',
  FI: '00100',
  FR: '75011',
  GB: 'BS1 4DJ',
  IE: 'D02 AF30',
  IT: '40124',
  JP: '100-0001',
  LU: '1111',
  NL: '3511 AB',
  NO: '1771',
  PL: '00-001',
  PT: '1100-420',
  SE: '116 21',
  US: '10001',
};

export const postcodeExample = (country: string): string | undefined =>
  isDeliveryCountry(country) ? postcodeExamples[country] : undefined;
