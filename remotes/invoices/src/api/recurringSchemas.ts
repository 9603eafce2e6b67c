import { Filter, Id, Numeric, Paging, Rev, z } from '@atrium/backend';
import { recurringPeriods, rhythms } from './choices';
import { InvoiceClient } from './clientSchemas';
import { Day } from './inputSchemas';
import { Currency } from './schemas';

const Rhythm = z.enum(rhythms);
const Period = z.enum(recurringPeriods);

/** Drafts that are made of one invoice, again and again. */
export const RecurringInvoice = z.object({
  id: z.int(),
  every: Rhythm,
  /** Months keep its day, or have their last one. */
  startOn: z.string(),
  /** Last day for a draft; null: without end. */
  endOn: z.nullable(z.string()),
  /** Day of the next draft; null when all are made. */
  nextOn: z.nullable(z.string()),
  /** Days to pay. */
  term: z.int(),
  /** Period that drafts state (EN 16931, BG-14): none, the one that begins on their day, the one that ended before it. */
  period: Period,
  isPaused: z.boolean(),
  /** Why it was paused by itself: a draft could not be made. */
  problem: z.optional(z.string()),
  /** Drafts so far. */
  made: z.int(),
  /** Id of the latest draft. */
  lastId: z.optional(z.int()),
  /** Id of the invoice that they are made of. */
  source: z.int(),
  client: InvoiceClient,
  service: z.string(),
  currency: Currency,
  total: z.number(),
  rev: z.int(),
});
export type RecurringInvoice = z.infer<typeof RecurringInvoice>;

export const RecurringFilter = z.object({ q: Filter });
export type RecurringFilter = z.input<typeof RecurringFilter>;

export const RecurringQuery = z.object({ ...RecurringFilter.shape, ...Paging.shape });
export type RecurringQuery = z.input<typeof RecurringQuery>;

export const RecurringPage = z.object({ recurring: z.array(RecurringInvoice), total: z.int() });
export type RecurringPage = z.infer<typeof RecurringPage>;

const Term = Numeric.check(z.int(), z.gte(0), z.lte(365));

/** `invoice`: id of the invoice to repeat. Steps before today are passed over. */
export const RecurringToAdd = z.object({
  invoice: Id,
  every: Rhythm,
  startOn: Day,
  endOn: z.nullish(Day),
  term: Term,
  period: z.optional(Period),
});
export type RecurringToAdd = z.input<typeof RecurringToAdd>;

/** Absent fields keep their value. What was missed while it was paused is passed over. */
export const RecurringUpdate = z.object({
  id: Id,
  rev: Rev,
  every: z.optional(Rhythm),
  startOn: z.optional(Day),
  endOn: z.nullish(Day),
  term: z.optional(Term),
  period: z.optional(Period),
  isPaused: z.optional(z.boolean()),
});
export type RecurringUpdate = z.input<typeof RecurringUpdate>;

export const RecurringAnswer = z.object({ recurring: RecurringInvoice });
export type RecurringAnswer = z.infer<typeof RecurringAnswer>;
