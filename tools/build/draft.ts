import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';

/** An unfinished file or folder has a name of its own, with the id of its process, until it is renamed. */
export const draftOf = (target: string): string => `${target}.${process.pid}.draft`;

/** The process that made a draft; undefined for other names. */
export function makerOf(name: string): number | undefined {
  const [, pid] = name.match(/\.(\d+)\.draft$/) ?? [];
  return pid ? Number(pid) : undefined;
}

export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // The process runs under another account.
    return Object(error).code === 'EPERM';
  }
}

/**
 * Makes something as a draft, which is deleted on failure: on a full disk it would take the last space.
 * @param make fills the draft and renames it
 */
export async function withDraft<T>(target: string, make: (draft: string) => T | Promise<T>): Promise<T> {
  const draft = draftOf(target);
  try {
    return await make(draft);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    throw error;
  }
}

/** Renames a finished folder. When another process was first, its folder stays: same inputs, same files. */
export function moveOnce(draft: string, target: string): void {
  mkdirSync(dirname(target), { recursive: true });
  try {
    renameSync(draft, target);
  } catch (error) {
    if (!existsSync(target)) throw error;
    rmSync(draft, { recursive: true, force: true });
  }
}
