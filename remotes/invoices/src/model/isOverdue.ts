import type { Invoice } from '../api/schemas';

type Due = Pick<Invoice, 'invoiceStatus' | 'balance' | 'dueDate'>;

/**
 * Whether somebody owes money for longer than agreed. A draft was never asked for, and the day it is due is in time.
 * The API says it of every invoice as its status, so that filter, pill and colour cannot differ.
 * @param today `YYYY-MM-DD`, as are the invoice's dates
 */
export const isOverdue = ({ invoiceStatus, balance, dueDate }: Due, today: string): boolean =>
  balance > 0 && invoiceStatus !== 'Draft' && dueDate < today;
