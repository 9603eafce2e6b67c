// Choices of fields without schemas, so that screens load no validation.

/** A credit note reverses an invoice, wholly or in part. */
export const invoiceStatuses = [
  'Paid',
  'Downloaded',
  'Sent',
  'Draft',
  'Partial Payment',
  'Past Due',
  'Void',
  'Credit Note',
] as const;
export const paymentMethods = ['Bank Transfer', 'Credit Card', 'Debit Card', 'PayPal', 'Cash'] as const;
export const currencies = ['EUR', 'USD', 'GBP', 'CHF', 'JPY', 'KWD'] as const;

export const invoiceEventKinds = [
  'issued',
  'sent',
  'paid',
  'payment-corrected',
  'payment-removed',
  'refunded',
  'credited',
  'reissued',
  'voided',
] as const;

export const textLimits = { short: 200, line: 500, note: 2_000, letter: 10_000, salesperson: 80 } as const;
