import { Filter, Id, Ids, Paging, Rev, Text, z } from '@atrium/backend';
import { bundleActions, bundleStates } from './choices';
import { Moment } from './fields';
import { ListedItem } from './item';
import { maxBundled, textLimits } from './limits';
import { PersonRef, RejectionCode } from './terms';

export const BundleState = z.enum(bundleStates);
export type BundleState = z.infer<typeof BundleState>;
export const BundleAction = z.enum(bundleActions);
export type BundleAction = z.infer<typeof BundleAction>;

/** An item that keeps its bundle from going out, and the reason. */
export const Hindrance = z.object({ id: z.int(), title: z.string(), reason: RejectionCode });
export type Hindrance = z.infer<typeof Hindrance>;

/** Items that go out, and come back, together or not at all. */
export const Bundle = z.object({
  id: z.int(),
  name: z.string(),
  itemIds: z.array(z.int()),
  state: BundleState,
  /** UTC instant, and the zone in which it was chosen. */
  scheduledAt: z.nullable(z.string()),
  scheduledZone: z.nullable(z.string()),
  publishedAt: z.nullable(z.string()),
  /** The last attempt, with all that hindered it; null: none failed. */
  failure: z.nullable(z.object({ at: z.string(), attempts: z.int(), hindrances: z.array(Hindrance) })),
  authorId: z.int(),
  createdAt: z.string(),
  updatedAt: z.string(),
  rev: z.int(),
});
export type Bundle = z.infer<typeof Bundle>;

/** `hindrances`: what would keep it from going out now; none of one that is out. */
export const ListedBundle = z.extend(Bundle, { author: z.nullable(PersonRef), hindrances: z.array(Hindrance) });
export type ListedBundle = z.infer<typeof ListedBundle>;

/** `q`: a part of the name. `state` may repeat. */
export const BundleQuery = z.object({ ...Paging.shape, q: Filter, state: z.nullish(z.array(z.string())) });
export type BundleQuery = z.input<typeof BundleQuery>;

export const BundlePage = z.object({ bundles: z.array(ListedBundle), total: z.int() });
export type BundlePage = z.infer<typeof BundlePage>;

export const BundleDetail = z.object({ bundle: ListedBundle, items: z.array(ListedItem) });
export type BundleDetail = z.infer<typeof BundleDetail>;

const Name = Text.check(z.maxLength(textLimits.name));
const Members = Ids.check(z.maxLength(maxBundled));

export const BundleToAdd = z.object({ name: Name, itemIds: z.optional(Members) });
export type BundleToAdd = z.input<typeof BundleToAdd>;

/** Absent fields stay as they are. */
export const BundleUpdate = z.object({
  id: Id,
  rev: Rev,
  name: z.optional(Name),
  addItems: z.optional(Members),
  removeItems: z.optional(Members),
});
export type BundleUpdate = z.input<typeof BundleUpdate>;

export const BundleStep = z.object({
  id: Id,
  rev: Rev,
  action: BundleAction,
  reason: z.nullish(z.string().check(z.trim(), z.maxLength(textLimits.reason))),
  scheduledAt: Moment,
  zone: Filter,
});
export type BundleStep = z.input<typeof BundleStep>;

export const BundleId = z.object({ id: Id, rev: z.optional(Rev) });
export type BundleId = z.input<typeof BundleId>;

/** `refused`: items that were not taken in, or that keep the bundle from the step: then nothing was done. */
export const BundleAnswer = z.object({ bundle: ListedBundle, refused: z.array(Hindrance) });
export type BundleAnswer = z.infer<typeof BundleAnswer>;
