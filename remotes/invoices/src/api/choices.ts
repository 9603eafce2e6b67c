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

/**
 * Reasons for a rate of 0 %, by their codes of UNTDID 5305 (EN 16931, BT-151): zero rate, exempt, reverse charge, supply
 * to another member state of the EU, export, outside the scope of VAT.
 */
export const taxCategories = ['Z', 'E', 'AE', 'K', 'G', 'O'] as const;

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
  'reminded',
] as const;

/** Fate of an email that leaves a server; `delayed`: refused by a mail server for now, and tried again. */
export const deliveries = ['waiting', 'delayed', 'sent', 'failed'] as const;

/** In base64; a document of hundreds of lines is far smaller. */
export const maxPdfLength = 4_000_000;
/** Of a call with a letter. */
export const maxLetterBytes = maxPdfLength + 100_000;

/** How often an invoice is repeated. */
export const rhythms = ['week', 'month', 'quarter', 'year'] as const;
export type Rhythm = (typeof rhythms)[number];

/** Period that a repeated invoice states: none, the one that begins on its day, the one that ended before it. */
export const recurringPeriods = ['none', 'ahead', 'behind'] as const;
export type RecurringPeriod = (typeof recurringPeriods)[number];

export const maxReminders = 5;

export const textLimits = { short: 200, line: 500, note: 2_000, letter: 10_000, salesperson: 80 } as const;
