import { z } from '@atrium/backend';
import { categories, change, titled } from './fields';
import { Series } from './period';

export const AvgSessions = z.object({
  ...titled,
  /** A day, on average. */
  sessions: z.int(),
  /** Of the whole period. */
  total: z.int(),
  growth: change,
  /** How many sessions were wanted in the period. */
  goal: z.int(),
  users: z.int(),
  /** Percent of the users who had been there before. */
  retention: z.number(),
  /** Minutes of a session, on average. */
  duration: z.number(),
  categories,
  series: z.array(Series),
});
export type AvgSessions = z.infer<typeof AvgSessions>;

export const SessionsDevice = z.object({
  ...titled,
  chart_info: z.array(z.object({ name: z.string(), icon: z.string(), count: z.int(), share: z.number(), change })),
  series: z.array(z.number()),
});
export type SessionsDevice = z.infer<typeof SessionsDevice>;

const BrowserShare = z.object({ name: z.string(), count: z.int(), share: z.number() });

export const BrowserStates = z.object({ title: z.string(), total: z.int(), browsers: z.array(BrowserShare) });
export type BrowserStates = z.infer<typeof BrowserStates>;
