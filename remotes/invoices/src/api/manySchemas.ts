import { Ids, z } from '@atrium/backend';
import { InvoiceFilter } from './schemas';
import { Reason } from './writeSchemas';

/** Either the ids or the filter of the list: all that match it, but those of `except`. */
export const InvoiceSelection = z.object({
  ids: z.optional(Ids),
  filter: z.optional(InvoiceFilter),
  except: z.optional(Ids),
});
export type InvoiceSelection = z.input<typeof InvoiceSelection>;

/** By their ids; `missing` were not there, and `refused` are no drafts: those are voided instead. */
export const InvoicesDeleted = z.object({
  deleted: z.array(z.int()),
  missing: z.array(z.number()),
  refused: z.array(z.int()),
});
export type InvoicesDeleted = z.infer<typeof InvoicesDeleted>;

export const ManyAction = z.enum(['send', 'pay', 'void']);
export type ManyAction = z.infer<typeof ManyAction>;

/** A payment that is made by it is dated today. */
export const ManyInvoices = z.object({ ...InvoiceSelection.shape, action: ManyAction, reason: Reason });
export type ManyInvoices = z.input<typeof ManyInvoices>;

/** By their ids; `skipped` are not in a state that allows it, or not there. */
export const InvoicesChanged = z.object({
  changed: z.array(z.int()),
  skipped: z.array(z.number()),
  payments: z.array(z.object({ id: z.int(), paymentId: z.int() })),
});
export type InvoicesChanged = z.infer<typeof InvoicesChanged>;
