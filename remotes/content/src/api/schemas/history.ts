import { Filter, Paging, z } from '@atrium/backend';
import { ContentEvent } from './event';
import { ContentType } from './terms';

export const HistoryEvent = z.extend(ContentEvent, {
  title: z.string(),
  type: ContentType,
  projectId: z.nullable(z.int()),
  /** Approval of the person's own work, which only admins may give. */
  isOwnApproval: z.boolean(),
});
export type HistoryEvent = z.infer<typeof HistoryEvent>;

/**
 * `person`, `action` and `project` in filter notation: `3,4` or `!3`; person 0 is the system, project 0 none. `day` is
 * a range.
 */
export const HistoryQuery = z.object({
  ...Paging.shape,
  q: Filter,
  person: Filter,
  action: Filter,
  project: Filter,
  day: Filter,
});
export type HistoryQuery = z.input<typeof HistoryQuery>;

export const HistoryPage = z.object({ events: z.array(HistoryEvent), total: z.int() });
export type HistoryPage = z.infer<typeof HistoryPage>;
