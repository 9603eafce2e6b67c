import type { ParseKeys } from 'i18next';

/** Why the API refuses a change of invoices, and what a person reads then. */
const keys = new Map<string, ParseKeys<'invoices'>>([
  ['due-too-early', 'form.dueBeforeIssued'],
  ['paid-more', 'refusal.paidMore'],
  ['too-much', 'payment.tooMuch'],
  ['two-decimals', 'payment.twoDecimals'],
]);

/** The key of the sentence for a refusal's code; undefined for a code that says nothing to this app. */
export const refusalKey = (code: string): ParseKeys<'invoices'> | undefined => keys.get(code);
