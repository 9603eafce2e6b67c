import type { Invoice } from '../api/schemas';

/** The first day on which an invoice can have been paid: that of its issue or, where that is still to come, today. */
export const earliestPayment = ({ issuedDate }: Pick<Invoice, 'issuedDate'>, today: string): string =>
  issuedDate < today ? issuedDate : today;
