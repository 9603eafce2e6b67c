import type { ItemLock } from '../api/schemas';

/** How long a lock holds after the last that was heard of its holder. */
export const lockMs = 300_000;

interface Held extends Pick<ItemLock, 'session' | 'until'> {
  userId: number;
}

/** Who would write in an item, and in which tab. */
export interface Writer {
  userId: number;
  /** Absent where a call names none, as one from outside: it is any tab of the person then. */
  session?: string | null | undefined;
}

/** Who else holds a lock: another person, or the same one in another tab; null where the way is free. */
export function otherHolder(lock: Held | null | undefined, writer: Writer, now: number): 'person' | 'tab' | null {
  if (!lock || Date.parse(lock.until) <= now) return null;
  if (lock.userId !== writer.userId) return 'person';
  return writer.session && lock.session !== writer.session ? 'tab' : null;
}
