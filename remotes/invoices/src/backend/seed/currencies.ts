import type { InvoiceClient } from '../../api/clientSchemas';
import type { Currency } from '../../api/schemas';

export const rates: Record<Currency, number> = { EUR: 1, USD: 1.1, GBP: 0.85, CHF: 0.95, JPY: 160, KWD: 0.335 };

const kuwait: InvoiceClient = {
  name: 'Dalal Al-Fahad',
  company: 'Bayt Books',
  companyEmail: 'dalal@baytbooks.example',
  address: 'Salem Al Mubarak Street 18, Salmiya',
  country: 'Kuwait',
  contact: '+965 2555 2213',
};

/** Invoices, by index, to a client whose currency has three decimals. */
export const farClients: ReadonlyMap<number, InvoiceClient> = new Map([17, 38, 47].map((index) => [index, kuwait]));

const currencyOfCountry: ReadonlyMap<string, Currency> = new Map([
  ['Japan', 'JPY'],
  ['Kuwait', 'KWD'],
  ['United Kingdom', 'GBP'],
]);

export const currencyOf = ({ country }: InvoiceClient): Currency => currencyOfCountry.get(country) ?? 'EUR';
