/** The brands that are accepted. */
export const cardBrands = ['visa', 'mastercard', 'amex'] as const;
export type CardBrand = (typeof cardBrands)[number];

/** All that is ever kept of a card's number. */
export interface KeptCard {
  brand: CardBrand;
  lastFour: string;
}

const names: Readonly<Record<CardBrand, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
};

/** A brand as it writes itself: no language translates it. */
export const brandNameOf = (brand: CardBrand): string => names[brand];
