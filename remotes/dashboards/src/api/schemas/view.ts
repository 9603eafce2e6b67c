import { Id, Text, z } from '@atrium/backend';

/** A period with what it is compared with, under a name of the person's own. */
export const SavedView = z.object({
  id: z.int(),
  name: z.string(),
  /** What the address of a page has for it: `period=year&compare=none`. */
  search: z.string(),
});
export type SavedView = z.infer<typeof SavedView>;

export const SavedViews = z.object({ views: z.array(SavedView) });
export type SavedViews = z.infer<typeof SavedViews>;

export const ViewToSave = z.object({
  /** Of one that is to have another name, or to show something else; without it the view is a new one. */
  id: z.optional(Id),
  name: Text.check(z.maxLength(60)),
  search: z.string().check(z.maxLength(200)),
});
export type ViewToSave = z.input<typeof ViewToSave>;

export const ViewId = z.object({ id: Id });
export type ViewId = z.input<typeof ViewId>;
