import { addDays } from '@atrium/contract/values';
import type { Invoice } from '../api/schemas';

/** Reminders that were sent for an invoice; one that no mail server took is sent again. */
export const sentReminders = ({ history = [] }: Partial<Pick<Invoice, 'history'>>): number =>
  history.filter(({ kind, delivery }) => kind === 'reminded' && delivery !== 'failed').length;

export interface NextReminder {
  /** Its place, from 1. */
  step: number;
  of: number;
  /** Day from which it may be sent. */
  from: string;
}

type Owed = Pick<Invoice, 'history' | 'dueDate' | 'invoiceStatus'>;

/** The next reminder of an invoice that is past due; null where none is left. */
export function nextReminder(invoice: Owed, steps: readonly number[]): NextReminder | null {
  const sent = sentReminders(invoice);
  const days = steps[sent];
  if (invoice.invoiceStatus !== 'Past Due' || days === undefined) return null;
  return { step: sent + 1, of: steps.length, from: addDays(invoice.dueDate, days) };
}

/** Which letter a reminder is: the last one of several says what follows. */
export function reminderLetterOf({ step, of }: Pick<NextReminder, 'step' | 'of'>) {
  if (step === 1) return 'late';
  return step === of ? 'reminder.last' : 'reminder.second';
}
