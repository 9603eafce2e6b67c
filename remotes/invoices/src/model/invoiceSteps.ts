import type { Invoice } from '../api/schemas';

type State = Pick<Invoice, 'invoiceStatus' | 'balance'>;

/** Nobody was asked for the money yet. */
export const isUnsent = ({ invoiceStatus }: State): boolean =>
  invoiceStatus === 'Draft' || invoiceStatus === 'Downloaded';

/** Money may still come in. */
export const isPayable = ({ balance }: State): boolean => balance > 0;
