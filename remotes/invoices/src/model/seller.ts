import type { Issuer } from '../api/schemas';
import type { InvoiceSettings, Seller } from '../api/settingsSchemas';

/** Seller until the settings are saved for the first time. */
const firstSeller: Seller = {
  name: 'Atrium',
  street: 'Arkadenhof 7',
  postcode: '10117',
  city: 'Berlin',
  countryCode: 'DE',
  vatNumber: 'DE123456788',
  taxNumber: '',
  contactName: 'Joana Duarte',
  phone: '+49 30 5550 2200',
  email: 'billing@atrium.example',
  bank: {
    bankName: 'Banco do Cais',
    country: 'Portugal',
    iban: 'PT50000201231234567890154',
    swiftCode: 'BCAIPTPL',
  },
};

export const firstSettings: InvoiceSettings = { seller: firstSeller, series: [], reminders: [7, 14, 28], rev: 0 };

/** Seller as documents state it. Its bank is among the payment details. */
export const toIssuer = (seller: Seller): Issuer => ({
  name: seller.name,
  lines: [seller.street, [seller.postcode, seller.city].filter(Boolean).join(' '), seller.email].filter(Boolean),
  bank: seller.bank,
  seller,
});
