import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Counts {
  passed: number;
  failed: number;
  /** Milliseconds of its groups, where a part has some; those that run side by side count each. */
  groups?: Record<string, number>;
}

/** Leaves the counts of one part for `npm test`, which adds them up; does nothing when it did not ask. */
export function leaveCounts(part: string, counts: Counts): void {
  const folder = process.env.ATRIUM_COUNTS;
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${part}.json`), JSON.stringify(counts));
}
