import { Filter, z } from '@atrium/backend';
import { cardPeriods } from './choices';

export const CardPeriod = z.enum(cardPeriods);
export type CardPeriod = z.infer<typeof CardPeriod>;

/**
 * Days of a card. `period` is one of `last_days`, by default the first; `from` and `to` name an own span instead.
 * `compare` is `before` (the span before, default), `year` (the same days a year earlier) or `none`.
 */
export const CardQuery = z.object({ period: Filter, from: Filter, to: Filter, compare: Filter });
export type CardQuery = z.input<typeof CardQuery>;

export const Series = z.object({ name: z.string(), data: z.array(z.number()) });
export type Series = z.infer<typeof Series>;

/** Value of the period and of the comparison, null without one. */
export const Compared = z.object({ value: z.number(), before: z.nullable(z.number()) });
export type Compared = z.infer<typeof Compared>;

export const DayRow = z.object({
  category: z.string(),
  revenue: z.number(),
  expense: z.number(),
  orders: z.int(),
  visits: z.int(),
  sessions: z.int(),
  users: z.int(),
  subscribers: z.int(),
  newsletter: z.int(),
  newTickets: z.int(),
  doneTickets: z.int(),
  /** Value of the requested segment: sessions of a device, visits of a browser. */
  part: z.nullable(z.int()),
});
export type DayRow = z.infer<typeof DayRow>;

/** `segment`: a device (`device.Mobile`) or browser (`browser.Firefox`) whose part is added. */
export const DayQuery = z.extend(CardQuery, { segment: Filter });
export type DayQuery = z.input<typeof DayQuery>;

export const DayRows = z.object({ days: z.array(DayRow), sum: DayRow });
export type DayRows = z.infer<typeof DayRows>;
