import { rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { holderOf, renewLock, takeLock, watchLock } from './lockFile';

const pauseMs = 25;
const renewMs = 1_000;

interface Patience {
  /** A lock that was not renewed for so long is that of a dead process, on whatever machine. */
  silenceMs?: number;
  /** How long one that lives is waited for. */
  patienceMs?: number;
}

/**
 * Takes away the lock of a dead holder: one process at a time, or the second would take that of the first.
 * @returns whether it was this one's turn
 */
function removeDead(file: string, isTurnDead: () => boolean): boolean {
  const turn = `${file}.turn`;
  const holder = holderOf(file);
  if (!takeLock(turn)) {
    const isFree = isTurnDead();
    if (isFree) rmSync(turn, { force: true });
    return isFree;
  }
  try {
    if (holderOf(file) === holder) rmSync(file, { force: true });
    return true;
  } finally {
    rmSync(turn, { force: true });
  }
}

async function take(file: string, { silenceMs = 15_000, patienceMs = 60_000 }: Patience): Promise<void> {
  const end = Date.now() + patienceMs;
  const isDead = watchLock(file, silenceMs);
  const isTurnDead = watchLock(`${file}.turn`, silenceMs);
  while (!takeLock(file)) {
    if (Date.now() > end) {
      const [pid = '', machine = ''] = holderOf(file).split(' ');
      throw new Error(
        `Process ${pid || 'unknown'}${machine && ` on ${machine}`} has been releasing for ${patienceMs / 1000} s: wait until it is done, or end it, and try again.`,
      );
    }
    const isRemoved = isDead() && removeDead(file, isTurnDead);
    if (!isRemoved) await wait(pauseMs);
  }
}

/**
 * Runs while no other process holds the lock. That of a holder that has died is taken over.
 * @param file exists while the lock is held
 * @throws a sentence that names the holder, when it does not let go
 */
export async function withLock<T>(file: string, run: () => Promise<T>, patience: Patience = {}): Promise<T> {
  await take(file, patience);
  const renewing = setInterval(renewLock, renewMs, file).unref();
  try {
    return await run();
  } finally {
    clearInterval(renewing);
    rmSync(file, { force: true });
  }
}
