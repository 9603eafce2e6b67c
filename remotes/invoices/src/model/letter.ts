import type { Invoice } from '../api/schemas';
import { isCreditNote } from './invoiceSteps';

/** What a letter with an invoice has to say: what is due, with the number that it has already, that it is late, or that nothing is left to do. */
export type LetterKind = 'first' | 'due' | 'late' | 'paid' | 'credit';

export function letterKindOf(invoice: Pick<Invoice, 'number' | 'invoiceStatus' | 'balance'>): LetterKind {
  if (isCreditNote(invoice)) return 'credit';
  if (invoice.number === null) return 'first';
  if (invoice.balance <= 0) return 'paid';
  return invoice.invoiceStatus === 'Past Due' ? 'late' : 'due';
}
