import { Id, z } from '@atrium/backend';
import { Session } from './fields';
import { PersonRef } from './terms';

/** Current editor of an item. `session` is their tab. */
export const ItemLock = z.object({
  itemId: z.int(),
  session: z.string(),
  by: z.nullable(PersonRef),
  since: z.string(),
  until: z.string(),
});
export type ItemLock = z.infer<typeof ItemLock>;

export const LockToTake = z.object({ id: Id, session: Session, takesOver: z.optional(z.boolean()) });
export type LockToTake = z.input<typeof LockToTake>;

export const LockAnswer = z.object({ lock: ItemLock });
export type LockAnswer = z.infer<typeof LockAnswer>;

export const LockToRelease = z.object({ id: Id, session: Session });
export type LockToRelease = z.input<typeof LockToRelease>;
