import { rmSync } from 'node:fs';

/** What is not whole yet has a name of its own, which says whose it is; it gets its true one by a rename. */
export const draftOf = (target: string): string => `${target}.${process.pid}.draft`;

/** The process that made a draft, by its name; undefined for what is none. */
export function makerOf(name: string): number | undefined {
  const [, pid] = name.match(/\.(\d+)\.draft$/) ?? [];
  return pid ? Number(pid) : undefined;
}

const codeOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

/** Does a process of this machine still run? */
export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // It runs, as somebody else.
    return codeOf(error) === 'EPERM';
  }
}

/**
 * Makes something as a draft. Where that fails, nothing of it stays: on a full disk it would take the last space.
 * @param make fills the draft and gives it its name
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
