import { currencies } from '../api/choices';
import type { ClientSum } from '../api/clientSchemas';
import type { Invoice } from '../api/schemas';
import { isIssued } from './invoiceSteps';
import { addUp } from './invoiceTotals';

type Summed = Pick<Invoice, 'invoiceStatus' | 'issuedDate' | 'total' | 'credited' | 'balance' | 'currency'>;

/**
 * Totals of invoices, less credited amounts, and their balance, by currency, the most frequent first. Without drafts
 * and voided invoices.
 * @param today `YYYY-MM-DD`
 */
export function clientSums(invoices: readonly Summed[], today: string): ClientSum[] {
  const issued = invoices.filter(isIssued);
  return currencies
    .map((currency) => ({ currency, own: issued.filter((invoice) => invoice.currency === currency) }))
    .filter(({ own }) => own.length > 0)
    .sort((a, b) => b.own.length - a.own.length)
    .map(({ currency, own }) => {
      const askedIn = (period: string) => own.filter(({ issuedDate }) => issuedDate.startsWith(period)).flatMap(asked);
      return {
        currency,
        month: addUp(askedIn(today.slice(0, 7)), currency),
        year: addUp(askedIn(today.slice(0, 4)), currency),
        open: addUp(
          own.map(({ balance }) => balance),
          currency,
        ),
      };
    });
}

const asked = ({ total, credited }: Summed) => [total, -credited];
