import type { BackendStore } from '@atrium/backend';
import type { BankDetails } from '../api/paymentSchemas';
import type { Invoice, Issuer } from '../api/schemas';
import { seller } from '../model/seller';
import { invoiceBin } from './bin';
import { keptNumber } from './storedInvoice';
import { invoicesKey } from './tables';

/** Where clients pay to now. */
export const bank: BankDetails = {
  bankName: 'Banco do Cais',
  country: 'Portugal',
  iban: 'PT50000201231234567890154',
  swiftCode: 'BCAIPTPL',
};

const issuerOf = (): Issuer => ({ name: seller.name, lines: [...seller.lines], bank });

/** The highest number that is given, or that a draft of an earlier release was promised. */
function lastNumber(store: BackendStore): number {
  let last = 0;
  for (const row of store.table(invoicesKey).all()) last = Math.max(last, keptNumber(row) ?? 0);
  for (const { row } of store.table(invoiceBin.key).all()) last = Math.max(last, keptNumber(row) ?? 0);
  return last;
}

/**
 * Issues documents within one call: each gets the next number of the one series that invoices and credit notes share
 * (Directive 2006/112/EC, Art. 226(2)), and keeps whom it is from and where it is paid as that is now. Calls write one
 * after another, so that no number is given twice.
 */
export function createIssuing(store: BackendStore): (invoice: Invoice) => Invoice {
  let last: number | undefined;
  return (invoice) => {
    const row = store.table(invoicesKey).get(invoice.id);
    let number = row ? keptNumber(row) : null;
    if (number === null) {
      last = (last ?? lastNumber(store)) + 1;
      number = last;
    }
    return { ...invoice, number, issuer: issuerOf() };
  };
}
