import * as at from 'stdnum/lib/cjs/at/uid.js';
import * as be from 'stdnum/lib/cjs/be/vat.js';
import * as bg from 'stdnum/lib/cjs/bg/vat.js';
import * as ch from 'stdnum/lib/cjs/ch/uid.js';
import * as cy from 'stdnum/lib/cjs/cy/vat.js';
import * as cz from 'stdnum/lib/cjs/cz/dic.js';
import * as de from 'stdnum/lib/cjs/de/vat.js';
import * as dk from 'stdnum/lib/cjs/dk/cvr.js';
import * as ee from 'stdnum/lib/cjs/ee/kmkr.js';
import * as es from 'stdnum/lib/cjs/es/nif.js';
import * as fi from 'stdnum/lib/cjs/fi/alv.js';
import * as fr from 'stdnum/lib/cjs/fr/tva.js';
import * as gb from 'stdnum/lib/cjs/gb/vat.js';
import * as gr from 'stdnum/lib/cjs/gr/vat.js';
import * as hr from 'stdnum/lib/cjs/hr/oib.js';
import * as hu from 'stdnum/lib/cjs/hu/anum.js';
import * as ie from 'stdnum/lib/cjs/ie/vat.js';
import * as it from 'stdnum/lib/cjs/it/iva.js';
import * as lt from 'stdnum/lib/cjs/lt/pvm.js';
import * as lu from 'stdnum/lib/cjs/lu/tva.js';
import * as lv from 'stdnum/lib/cjs/lv/pvn.js';
import * as mt from 'stdnum/lib/cjs/mt/vat.js';
import * as nl from 'stdnum/lib/cjs/nl/btw.js';
import * as no from 'stdnum/lib/cjs/no/mva.js';
import * as pl from 'stdnum/lib/cjs/pl/nip.js';
import * as pt from 'stdnum/lib/cjs/pt/nif.js';
import * as ro from 'stdnum/lib/cjs/ro/cif.js';
import * as se from 'stdnum/lib/cjs/se/vat.js';
import * as si from 'stdnum/lib/cjs/si/ddv.js';
import * as sk from 'stdnum/lib/cjs/sk/dph.js';

interface Format {
  /** After the prefix. VIES: https://ec.europa.eu/taxation_customs/vies/#/faq, question 11. */
  pattern: RegExp;
  /** Check digits. */
  validator: { validate(value: string): { isValid: boolean } };
  /** What the format is, to be shown. */
  example: string;
}

/** By prefix: the member states of the EU and Northern Ireland, and Switzerland, Norway and the United Kingdom. */
const formats: Readonly<Record<string, Format>> = {
  AT: { pattern: /^U\d{8}$/, validator: at, example: 'ATU12345675' },
  BE: { pattern: /^[01]\d{9}$/, validator: be, example: 'BE0123456749' },
  BG: { pattern: /^\d{9,10}$/, validator: bg, example: 'BG175074752' },
  CH: { pattern: /^E\d{9}(MWST|TVA|IVA)?$/, validator: ch, example: 'CHE123456788MWST' },
  CY: { pattern: /^\d{8}[A-Z]$/, validator: cy, example: 'CY10259033P' },
  CZ: { pattern: /^\d{8,10}$/, validator: cz, example: 'CZ25123891' },
  DE: { pattern: /^\d{9}$/, validator: de, example: 'DE123456788' },
  DK: { pattern: /^\d{8}$/, validator: dk, example: 'DK13585628' },
  EE: { pattern: /^\d{9}$/, validator: ee, example: 'EE100931558' },
  EL: { pattern: /^\d{9}$/, validator: gr, example: 'EL094259216' },
  ES: { pattern: /^([A-Z]\d{7}[A-Z0-9]|\d{8}[A-Z])$/, validator: es, example: 'ES54362315K' },
  FI: { pattern: /^\d{8}$/, validator: fi, example: 'FI20774740' },
  FR: { pattern: /^[A-HJ-NP-Z0-9]{2}\d{9}$/, validator: fr, example: 'FR40303265045' },
  GB: { pattern: /^(\d{9}|\d{12}|GD\d{3}|HA\d{3})$/, validator: gb, example: 'GB980780684' },
  HR: { pattern: /^\d{11}$/, validator: hr, example: 'HR33392005961' },
  HU: { pattern: /^\d{8}$/, validator: hu, example: 'HU12892312' },
  IE: { pattern: /^(\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/, validator: ie, example: 'IE6433435F' },
  IT: { pattern: /^\d{11}$/, validator: it, example: 'IT00743110157' },
  LT: { pattern: /^(\d{9}|\d{12})$/, validator: lt, example: 'LT119511515' },
  LU: { pattern: /^\d{8}$/, validator: lu, example: 'LU15027442' },
  LV: { pattern: /^\d{11}$/, validator: lv, example: 'LV40003521600' },
  MT: { pattern: /^\d{8}$/, validator: mt, example: 'MT11679112' },
  NL: { pattern: /^\d{9}B\d{2}$/, validator: nl, example: 'NL004495445B01' },
  NO: { pattern: /^\d{9}(MVA)?$/, validator: no, example: 'NO995525828MVA' },
  PL: { pattern: /^\d{10}$/, validator: pl, example: 'PL8567346215' },
  PT: { pattern: /^\d{9}$/, validator: pt, example: 'PT501964843' },
  RO: { pattern: /^\d{2,10}$/, validator: ro, example: 'RO18547290' },
  SE: { pattern: /^\d{10}01$/, validator: se, example: 'SE123456789701' },
  SI: { pattern: /^\d{8}$/, validator: si, example: 'SI50223054' },
  SK: { pattern: /^\d{10}$/, validator: sk, example: 'SK2022749619' },
  XI: { pattern: /^(\d{9}|\d{12}|GD\d{3}|HA\d{3})$/, validator: gb, example: 'XI980780684' },
};

/** Prefixes of a country's numbers: Greece has EL, Northern Ireland XI. */
const prefixesOf = (countryCode: string): readonly string[] => {
  if (countryCode === 'GR') return ['EL'];
  return countryCode === 'GB' ? ['GB', 'XI'] : [countryCode];
};

export interface VatCheck {
  /** Without separators, in capitals, with the prefix of its country; as written where it is wrong. */
  vatNumber: string;
  issue: 'country' | 'format' | 'digits' | null;
  /** A number of that country, where its format is known. */
  example?: string;
}

/** Separators that people write: blanks, dots, dashes, slashes. */
const withoutSeparators = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[\s.\-/·‐–]/gu, '')
    .toUpperCase();

/** Number with its prefix: it is added for the country where it is missing, and GR is EL. */
function withPrefix(text: string, countryCode: string): string {
  const written = text.startsWith('GR') ? `EL${text.slice(2)}` : text;
  const [usual] = prefixesOf(countryCode);
  const format = usual === undefined ? undefined : formats[usual];
  // "U12345675" and "E123456788" begin with a letter, but with no prefix.
  return format?.pattern.test(written) ? `${usual}${written}` : written;
}

/**
 * Checks a VAT number by the format of its country, as VIES has it, and by its check digits. Numbers of countries that
 * are not known here need a prefix of two letters only.
 * @param countryCode the country of whom it belongs to; empty: any
 */
export function checkVatNumber(text: string, countryCode = ''): VatCheck {
  const vatNumber = withPrefix(withoutSeparators(text), countryCode);
  const prefix = vatNumber.slice(0, 2);
  const known = formats[prefix];
  const example = (known ?? formats[prefixesOf(countryCode)[0] ?? ''])?.example;
  const answer = (issue: VatCheck['issue']): VatCheck => ({
    vatNumber: issue ? text : vatNumber,
    issue,
    ...(example && { example }),
  });
  if (!/^[A-Z]{2}[A-Z0-9+*]{2,18}$/.test(vatNumber)) return answer('format');
  if (!known) return answer(countryCode && formats[prefixesOf(countryCode)[0] ?? ''] ? 'country' : null);
  if (countryCode && formats[prefixesOf(countryCode)[0] ?? ''] && !prefixesOf(countryCode).includes(prefix))
    return answer('country');
  const rest = vatNumber.slice(2);
  if (!known.pattern.test(rest)) return answer('format');
  return answer(isValid(prefix, rest, known) ? null : 'digits');
}

const isValid = (prefix: string, rest: string, { validator }: Format): boolean =>
  validator.validate(prefix === 'CH' ? `CH${rest.replace(/(MWST|TVA|IVA)$/, '')}` : rest).isValid;
