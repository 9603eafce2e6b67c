import { Ids, z } from '@atrium/backend';
import { InvoiceFilter } from './schemas';
import { Reason } from './writeSchemas';

/** Ids, or a list filter with exceptions in `except`. */
export const InvoiceSelection = z.object({
  ids: z.optional(Ids),
  filter: z.optional(InvoiceFilter),
  except: z.optional(Ids),
});
export type InvoiceSelection = z.input<typeof InvoiceSelection>;

/** Results by id; `missing`: not found; `refused`: no drafts, which are voided instead. */
export const InvoicesDeleted = z.object({
  deleted: z.array(z.int()),
  missing: z.array(z.number()),
  refused: z.array(z.int()),
});
export type InvoicesDeleted = z.infer<typeof InvoicesDeleted>;

export const ManyAction = z.enum(['send', 'pay', 'void']);
export type ManyAction = z.infer<typeof ManyAction>;

/** Payments made by it are dated today. */
export const ManyInvoices = z.object({ ...InvoiceSelection.shape, action: ManyAction, reason: Reason });
export type ManyInvoices = z.input<typeof ManyInvoices>;

/** Results by id; `skipped`: not allowed in their state, or not found. */
export const InvoicesChanged = z.object({
  changed: z.array(z.int()),
  skipped: z.array(z.number()),
  payments: z.array(z.object({ id: z.int(), paymentId: z.int() })),
});
export type InvoicesChanged = z.infer<typeof InvoicesChanged>;
