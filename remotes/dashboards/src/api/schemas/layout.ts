import { z } from '@atrium/backend';

/** One widget of somebody's overview. */
const PlacedWidget = z.object({
  /** `<app>/<slot entry>`. */
  key: z.string(),
  size: z.string(),
  /** What was chosen, by setting. */
  settings: z.record(z.string(), z.string()),
});

export const OverviewLayout = z.object({
  widgets: z.array(PlacedWidget),
  /** Those that were taken away: what is in neither list is new. */
  removed: z.array(z.string()),
});
export type OverviewLayout = z.infer<typeof OverviewLayout>;

/** Null: the person has arranged nothing. */
export const OverviewAnswer = z.object({
  layout: z.nullable(OverviewLayout),
  /** Of what is kept, another each time; 0 where nothing ever was. */
  version: z.number(),
});
export type OverviewAnswer = z.infer<typeof OverviewAnswer>;

/** Null puts everything back to how it is at first. */
export const OverviewToSave = z.object({
  layout: z.nullable(OverviewLayout),
  /** Refused where another one is kept by now. */
  version: z.optional(z.number()),
});
export const OverviewSaved = z.object({ version: z.number() });
export type OverviewSaved = z.infer<typeof OverviewSaved>;
export type OverviewToSave = z.input<typeof OverviewToSave>;
