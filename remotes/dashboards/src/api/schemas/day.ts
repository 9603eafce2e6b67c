import { Filter, z } from '@atrium/backend';
import { CardQuery } from './period';

/** The figures of one day, or of one month. */
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
  /** Of these, those that are done by now. */
  doneTickets: z.int(),
  /** Of the segment that is asked for: sessions of a device, visits of a browser. */
  part: z.nullable(z.int()),
});
export type DayRow = z.infer<typeof DayRow>;

/** `segment` is a device (`device.Mobile`) or a browser (`browser.Firefox`) whose part comes beside. */
export const DayQuery = z.extend(CardQuery, { segment: Filter });
export type DayQuery = z.input<typeof DayQuery>;

export const DayRows = z.object({ days: z.array(DayRow), sum: DayRow });
export type DayRows = z.infer<typeof DayRows>;
