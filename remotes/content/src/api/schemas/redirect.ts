import { Filter, Id, Paging, z } from '@atrium/backend';
import { Slug } from './fields';

/** `q`: a part of the former address. */
export const RedirectQuery = z.object({ ...Paging.shape, q: Filter });
export type RedirectQuery = z.input<typeof RedirectQuery>;

/** Former address that leads to an item. */
export const Redirect = z.object({
  slug: z.string(),
  itemId: z.int(),
  title: z.string(),
  /** Address of the item now. */
  target: z.string(),
  isLive: z.boolean(),
  at: z.string(),
});
export type Redirect = z.infer<typeof Redirect>;

export const RedirectPage = z.object({ redirects: z.array(Redirect), total: z.int() });
export type RedirectPage = z.infer<typeof RedirectPage>;

export const RedirectToAdd = z.object({ slug: Slug.check(z.minLength(1)), itemId: Id });
export type RedirectToAdd = z.input<typeof RedirectToAdd>;

export const RedirectId = z.object({ slug: z.string() });
export type RedirectId = z.input<typeof RedirectId>;
