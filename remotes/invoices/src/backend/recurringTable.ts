import { defineTable } from '@atrium/backend';
import type { RecurringInvoice } from '../api/recurringSchemas';
import type { Invoice } from '../api/schemas';

export interface StoredRecurring
  extends Omit<RecurringInvoice, 'client' | 'service' | 'currency' | 'total' | 'nextOn'> {
  /** Step of the next draft. */
  step: number;
  nextOn: string | null;
  /** The invoice as it was when it was chosen. */
  template: Invoice;
}

export const recurringTable = defineTable<StoredRecurring>()({
  name: 'recurringInvoices',
  isRevised: true,
  derived: { waitsFor: ['day', ({ isPaused, nextOn }) => (isPaused ? null : nextOn)] },
  indexes: [['waitsFor', 'id']],
  search: ({ template: { client, service } }) => [client.name, client.company, client.companyEmail, service],
});
