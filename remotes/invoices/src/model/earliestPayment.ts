import type { Invoice } from '../api/schemas';

/** Earliest payment date: the issue date or, if that is in the future, today. */
export const earliestPayment = ({ issuedDate }: Pick<Invoice, 'issuedDate'>, today: string): string =>
  issuedDate < today ? issuedDate : today;
