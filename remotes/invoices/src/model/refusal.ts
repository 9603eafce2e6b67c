import type { ParseKeys } from 'i18next';

/** Why the API refuses a change of invoices, and what a person reads then. */
const keys = new Map<string, ParseKeys<'invoices'>>([
  ['due-too-early', 'form.dueBeforeIssued'],
  ['discount-too-much', 'form.discountTooMuch'],
  ['too-much', 'payment.tooMuch'],
  ['too-fine', 'payment.tooFine'],
  ['future-day', 'refusal.futureDay'],
  ['before-issue', 'refusal.beforeIssue'],
  ['draft-unpaid', 'refusal.draftUnpaid'],
  ['is-final', 'refusal.isFinal'],
  ['refunded-more', 'refusal.refundedMore'],
  ['draft-not-voided', 'refusal.draftNotVoided'],
  ['paid-not-voided', 'refusal.paidNotVoided'],
  ['sent-not-deleted', 'refusal.sentNotDeleted'],
  ['not-creditable', 'refusal.notCreditable'],
  ['line-credited', 'refusal.lineCredited'],
  ['is-issued', 'refusal.isIssued'],
  ['status-untrue', 'refusal.statusUntrue'],
  ['sent-already', 'refusal.sentAlready'],
]);

/** The key of the sentence for a refusal's code; undefined for a code that says nothing to this app. */
export const refusalKey = (code: string): ParseKeys<'invoices'> | undefined => keys.get(code);
