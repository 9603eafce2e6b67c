import type { Invoice, TableKey } from 'shared/api';

export const invoicesKey: TableKey<Invoice> = { name: 'invoices' };
