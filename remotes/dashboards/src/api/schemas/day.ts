import { z } from 'shared/backend';

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
});
export type DayRow = z.infer<typeof DayRow>;

export const DayRows = z.object({ days: z.array(DayRow), sum: DayRow });
export type DayRows = z.infer<typeof DayRows>;
