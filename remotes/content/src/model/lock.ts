import type { ItemLock } from '../api/schemas';

export const lockMs = 300_000;

interface Held extends Pick<ItemLock, 'session' | 'until'> {
  userId: number;
}

export interface Writer {
  userId: number;
  /** Absent for calls from outside, which stand for any tab of the person. */
  session?: string | null | undefined;
}

/** Holder of a lock other than this tab: another person, or the same one in another tab; null if it is free. */
export function otherHolder(lock: Held | null | undefined, writer: Writer, now: number): 'person' | 'tab' | null {
  if (!lock || Date.parse(lock.until) <= now) return null;
  if (lock.userId !== writer.userId) return 'person';
  return writer.session && lock.session !== writer.session ? 'tab' : null;
}
