import { rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { holderOf, renewLock, takeLock, watchLock } from './lockFile';

const pauseMs = 25;
const renewMs = 1_000;

const guardOf = (file: string) => `${file}.guard`;

interface Patience {
  /** A lock that was not renewed for this long belongs to a dead process, on whatever machine. */
  silenceMs?: number;
  /** Maximum wait for a living holder. */
  patienceMs?: number;
}

/**
 * Removes the lock of a dead holder. A second lock admits one process at a time: two would remove each other's new locks.
 * @returns true when the lock may be free now
 */
function removeDead(file: string, isGuardDead: () => boolean): boolean {
  const guard = guardOf(file);
  const holder = holderOf(file);
  if (!takeLock(guard)) {
    const isFree = isGuardDead();
    if (isFree) rmSync(guard, { force: true });
    return isFree;
  }
  try {
    if (holderOf(file) === holder) rmSync(file, { force: true });
    return true;
  } finally {
    rmSync(guard, { force: true });
  }
}

async function acquire(file: string, { silenceMs = 15_000, patienceMs = 60_000 }: Patience): Promise<void> {
  const end = Date.now() + patienceMs;
  const isDead = watchLock(file, silenceMs);
  const isGuardDead = watchLock(guardOf(file), silenceMs);
  while (!takeLock(file)) {
    if (Date.now() > end) {
      const [pid = '', machine = ''] = holderOf(file).split(' ');
      throw new Error(
        `Process ${pid || 'unknown'}${machine && ` on ${machine}`} has been releasing for ${patienceMs / 1000} s: wait until it is done, or end it, and try again.`,
      );
    }
    const isRemoved = isDead() && removeDead(file, isGuardDead);
    if (!isRemoved) await wait(pauseMs);
  }
}

/**
 * Runs while no other process holds the lock. The lock of a dead holder is taken over.
 * @param file exists while the lock is held
 * @throws a sentence that names the holder, after waiting too long
 */
export async function withLock<T>(file: string, run: () => Promise<T>, patience: Patience = {}): Promise<T> {
  await acquire(file, patience);
  const renewing = setInterval(renewLock, renewMs, file).unref();
  try {
    return await run();
  } finally {
    clearInterval(renewing);
    rmSync(file, { force: true });
  }
}
