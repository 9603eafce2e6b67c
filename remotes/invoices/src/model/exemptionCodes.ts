import type { TaxCategory } from '../api/taxSchemas';

const letters = (prefix: string, endings: string) => endings.split(' ').map((ending) => `${prefix}${ending}`);

/** Codes of one category; they say the same as it. */
const ownCodes: Partial<Record<TaxCategory, string>> = {
  AE: 'VATEX-EU-AE',
  K: 'VATEX-EU-IC',
  G: 'VATEX-EU-G',
  O: 'VATEX-EU-O',
};

/**
 * Codes of reasons for an exemption (BT-121): the code list VATEX of the European Commission, as the rule BR-CL-22 of
 * EN 16931 names it.
 */
const exemptCodes: readonly string[] = [
  'VATEX-EU-79-C',
  'VATEX-EU-132',
  ...letters('VATEX-EU-132-1', 'A B C D E F G H I J K L M N O P Q'),
  'VATEX-EU-135-1',
  'VATEX-EU-143',
  ...letters('VATEX-EU-143-1', 'A B C D E F FA G H I J K L'),
  'VATEX-EU-144',
  'VATEX-EU-146-1E',
  'VATEX-EU-148',
  ...letters('VATEX-EU-148-', 'A B C D E F G'),
  'VATEX-EU-151',
  ...letters('VATEX-EU-151-1', 'A AA B C D E'),
  ...letters('VATEX-EU-', '153 159 309 D F I J'),
  ...letters('VATEX-FR-', '298SEXDECIESA AE CNWVAT FRANCHISE'),
  ...letters(
    'VATEX-FR-CGI',
    '261-1 261-2 261-3 261-4 261-5 261-7 261-8 261A 261B 261C-1 261C-2 261C-3 261D-1 261D-1BIS 261D-2 261D-3 261D-4 261E-1 261E-2 275 277A 295',
  ),
];

/** Codes to choose from. A zero rate has no reason (BR-Z-10). */
export function exemptionCodesOf(category: TaxCategory): readonly string[] {
  const own = ownCodes[category];
  if (own) return [own];
  return category === 'E' ? exemptCodes : [];
}

/** Code that the category itself has; undefined where one is chosen. */
export const ownCodeOf = (category: TaxCategory): string | undefined => ownCodes[category];
