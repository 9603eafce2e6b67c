import { Id, IsoDate, Text, z } from '@atrium/backend';

export const SavedView = z.object({
  id: z.int(),
  name: z.string(),
  /** `period=year&compare=none`. */
  search: z.string(),
});
export type SavedView = z.infer<typeof SavedView>;

export const SavedViews = z.object({ views: z.array(SavedView) });
export type SavedViews = z.infer<typeof SavedViews>;

export const ViewToSave = z.object({
  /** Id of the view to rename or change; absent for a new one. */
  id: z.optional(Id),
  name: Text.check(z.maxLength(60)),
  search: z.string().check(z.maxLength(200)),
});
export type ViewToSave = z.input<typeof ViewToSave>;

export const ViewId = z.object({ id: Id });
export type ViewId = z.input<typeof ViewId>;

export const Annotation = z.object({ id: z.int(), day: IsoDate, text: z.string(), rev: z.int() });
export type Annotation = z.infer<typeof Annotation>;

export const Annotations = z.object({ annotations: z.array(Annotation) });
export type Annotations = z.infer<typeof Annotations>;

export const AnnotationToAdd = z.object({ day: IsoDate, text: Text.check(z.maxLength(120)) });
export type AnnotationToAdd = z.input<typeof AnnotationToAdd>;

export const AnnotationId = z.object({ id: Id });
export type AnnotationId = z.input<typeof AnnotationId>;

const PlacedWidget = z.object({
  /** `<app>/<slot entry>`. */
  key: z.string(),
  size: z.string(),
  settings: z.record(z.string(), z.string()),
});

export const OverviewLayout = z.object({
  widgets: z.array(PlacedWidget),
  /** Removed widgets; a widget in neither list is new. */
  removed: z.array(z.string()),
});
export type OverviewLayout = z.infer<typeof OverviewLayout>;

/** Null: the default layout. */
export const OverviewAnswer = z.object({
  layout: z.nullable(OverviewLayout),
  /** Version of the stored layout; 0 if there was never one. */
  version: z.number(),
});
export type OverviewAnswer = z.infer<typeof OverviewAnswer>;

/** Null restores the default. */
export const OverviewToSave = z.object({
  layout: z.nullable(OverviewLayout),
  /** Rejected if another version is stored. */
  version: z.optional(z.number()),
});
export const OverviewSaved = z.object({ version: z.number() });
export type OverviewSaved = z.infer<typeof OverviewSaved>;
export type OverviewToSave = z.input<typeof OverviewToSave>;
