import type { TableKey } from 'shared/backend';
import type { Invoice } from '../api/schemas';

export const invoicesKey: TableKey<Invoice> = { name: 'invoices', isRevised: true };
