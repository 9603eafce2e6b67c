import { toPlainText } from '@atrium/contract/values';

/** Regions of CLDR that are no country or area of ISO 3166-1: https://www.unicode.org/reports/tr35/#unicode_region_subtag */
const noCountries: ReadonlySet<string> = new Set('AC CP CQ DG EA EU EZ IC QO TA UN XA XB ZZ'.split(' '));

const languages = ['en', 'de', 'fr', 'pt'] as const;

const namesIn = (language: string) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

let codes: ReadonlySet<string> | undefined;

/** Codes of ISO 3166-1, and XK for Kosovo: the regions that Intl names, less withdrawn ones, which it maps to others. */
export function countryCodes(): ReadonlySet<string> {
  if (codes) return codes;
  const names = namesIn('en');
  const all = letters.flatMap((first) => letters.map((second) => first + second));
  const isCountry = (code: string) =>
    !noCountries.has(code) && new Intl.Locale(`und-${code}`).region === code && names.of(code) !== undefined;
  codes = new Set(all.filter(isCountry));
  return codes;
}

export const countryName = (code: string, language: string): string => namesIn(language).of(code) ?? code;

let byName: ReadonlyMap<string, string> | undefined;

/** Code of a country by its name in one of our languages; undefined for others. */
export function countryCodeOf(name: string): string | undefined {
  byName ??= new Map(
    languages.flatMap((language) => {
      const names = namesIn(language);
      return [...countryCodes()].map((code) => [toPlainText(names.of(code) ?? code), code] as const);
    }),
  );
  return byName.get(toPlainText(name.trim()));
}
