import { Filter, z } from '@atrium/backend';
import { cardPeriods } from '../choices';

export const CardPeriod = z.enum(cardPeriods);
export type CardPeriod = z.infer<typeof CardPeriod>;

/**
 * Which days a card tells of. `period` is one of `last_days`, the first of them unless given; `from` and `to` name an own
 * span in its place. `compare` is `before` (the span before, unless given), `year` (the same days a year earlier) or `none`.
 */
export const CardQuery = z.object({ period: Filter, from: Filter, to: Filter, compare: Filter });
export type CardQuery = z.input<typeof CardQuery>;

export const Series = z.object({ name: z.string(), data: z.array(z.number()) });
export type Series = z.infer<typeof Series>;

/** A number of the period and of what it is compared with, null where it is compared with nothing. */
export const Compared = z.object({ value: z.number(), before: z.nullable(z.number()) });
export type Compared = z.infer<typeof Compared>;
