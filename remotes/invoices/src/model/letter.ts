import type { Invoice } from '../api/schemas';
import { isCreditNote } from './invoiceSteps';

export type LetterKind = 'first' | 'due' | 'late' | 'paid' | 'credit';

export function letterKindOf(invoice: Pick<Invoice, 'number' | 'invoiceStatus' | 'balance'>): LetterKind {
  if (isCreditNote(invoice)) return 'credit';
  if (invoice.number === null) return 'first';
  if (invoice.balance <= 0) return 'paid';
  return invoice.invoiceStatus === 'Past Due' ? 'late' : 'due';
}
