import type { InvoiceItem } from '../../api/schemas';

export const services: readonly InvoiceItem[] = [
  { service: 'Editorial design', cost: 1_200, qty: 1 },
  { service: 'Translation, per page', cost: 38.5, qty: 24 },
  { service: 'Photo rights', cost: 85.1, qty: 3 },
  { service: 'Copy-editing, per hour', cost: 62, qty: 12 },
  { service: 'Interview and transcript', cost: 480, qty: 1 },
  { service: 'Illustration', cost: 320, qty: 2 },
  { service: 'Newsletter, one month', cost: 540, qty: 1 },
  { service: 'Audio story', cost: 890, qty: 1 },
  { service: 'Proofreading, per page', cost: 4.25, qty: 96 },
];

export const notes = [
  'Thank you for the quick turnaround.',
  'It was a pleasure to work on this with you.',
  'The printed copies follow by post.',
  'Please name the number of the invoice with your payment.',
  '',
];
