import type { RecordChange } from '@atrium/contract';
import type { Person } from '..';

/** Who writes a record, and when; what happens by itself names nobody. */
export function recordChange(caller: Person | null, now: number): RecordChange {
  const at = new Date(now).toISOString();
  return caller ? { by: caller.fullName || caller.username, account: caller.id, at } : { by: null, at };
}
