import { Filter, IsoTime, Numeric, Paging, Sorting, z } from '@atrium/backend';
import { ListedItem } from './item';

const Several = z.nullish(z.array(z.string()));

/** `status` and `type` may repeat; `queue` is a queue of the review page. */
export const ItemQuery = z.object({
  ...Paging.shape,
  ...Sorting.shape,
  q: Filter,
  queue: Filter,
  status: Several,
  type: Several,
  channel: z.nullish(Numeric),
  project: z.nullish(Numeric),
  reviewer: z.nullish(Numeric),
  author: z.nullish(Numeric),
  tag: Filter,
  isLive: Filter,
});
export type ItemQuery = z.input<typeof ItemQuery>;

export const QueueCounts = z.object({
  mine: z.int(),
  in_review: z.int(),
  changes_requested: z.int(),
  approved: z.int(),
  overdue: z.int(),
  all: z.int(),
});
export type QueueCounts = z.infer<typeof QueueCounts>;

export const ItemPage = z.object({ items: z.array(ListedItem), total: z.int(), counts: QueueCounts });
export type ItemPage = z.infer<typeof ItemPage>;

/** From the first moment up to the second, which is not part of it. */
export const ScheduleQuery = z.object({ from: IsoTime, to: IsoTime });
export type ScheduleQuery = z.input<typeof ScheduleQuery>;

/** Items that go out, went out or failed in a span; `total` exceeds the items when there are too many. */
export const SchedulePlan = z.object({ items: z.array(ListedItem), total: z.int() });
export type SchedulePlan = z.infer<typeof SchedulePlan>;
