import { z } from '@atrium/backend';
import { historyActions } from '../choices';
import { ContentStatus, PersonRef } from './terms';

export const EventAction = z.enum(historyActions);
export type EventAction = z.infer<typeof EventAction>;

export const ContentEvent = z.object({
  id: z.int(),
  itemId: z.int(),
  /** Null: the system. */
  actorId: z.nullable(z.int()),
  actor: z.nullable(PersonRef),
  action: EventAction,
  from: z.nullable(ContentStatus),
  to: ContentStatus,
  version: z.int(),
  reason: z.nullable(z.string()),
  at: z.string(),
});
export type ContentEvent = z.infer<typeof ContentEvent>;

/** Id of the latest scheduled publication event; 0: none. */
export const Tick = z.object({ lastRun: z.int() });
export type Tick = z.infer<typeof Tick>;
