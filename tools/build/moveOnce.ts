import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';

/** Gives a finished folder its name. Where another process was first, its folder stays: the same inputs, the same files. */
export function moveOnce(draft: string, target: string): void {
  mkdirSync(dirname(target), { recursive: true });
  try {
    renameSync(draft, target);
  } catch (error) {
    if (!existsSync(target)) throw error;
    rmSync(draft, { recursive: true, force: true });
  }
}
