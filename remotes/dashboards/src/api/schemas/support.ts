import { z } from '@atrium/backend';
import { categories, change, titled } from './fields';
import { Series } from './period';

/** Tickets that came in the period. */
export const SupportTracker = z.object({
  ...titled,
  totalTicket: z.int(),
  /** Of these, those of the last seven days. */
  newTicket: z.int(),
  openTicket: z.int(),
  /** Hours until the first answer, on average. */
  responseTime: z.number(),
  /** Percent. */
  completed: z.number(),
  change,
  categories,
  /** New ones, then done ones. */
  series: z.array(Series),
});
export type SupportTracker = z.infer<typeof SupportTracker>;
