// Choices of fields without schemas, so that screens load no validation.

export const productSorts = ['featured', 'price-asc', 'price-desc', 'rating'] as const;
export const reviewSorts = ['newest', 'highest', 'lowest'] as const;
export const addressKinds = ['home', 'work'] as const;
export const deliveryWays = ['standard', 'express', 'pickup'] as const;
export const orderPayments = ['card', 'net-banking', 'instalments', 'cash-on-delivery'] as const;
export const colorNames = ['accent', 'green', 'amber', 'red', 'blue', 'teal', 'plum'] as const;
export const couponKinds = ['fixed', 'percent'] as const;

/** Delivery countries: ISO 3166 codes. */
export const deliveryCountries = [
  'AT',
  'BE',
  'BR',
  'CA',
  'CH',
  'CZ',
  'DE',
  'DK',
  'ES',
  'FI',
  'FR',
  'GB',
  'IE',
  'IT',
  'JP',
  'LU',
  'NL',
  'NO',
  'PL',
  'PT',
  'SE',
  'US',
] as const;

export const banks = ['Banco do Cais', 'Banque Lumière', 'Fjord Bank', 'Nordbank', 'Papyr Direct'] as const;

export const productCategories = [
  'Cameras',
  'Audio',
  'Lighting',
  'Computers',
  'Tablets',
  'Storage',
  'Furniture',
  'Books',
  'Stationery',
  'Accessories',
] as const;

export const mailLanguages = ['en', 'de', 'fr', 'pt'] as const;
export type MailLanguage = (typeof mailLanguages)[number];
