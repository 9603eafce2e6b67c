import {
  closeSync,
  lstatSync,
  lutimesSync,
  openSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { isRunning } from '../../build/draft';
import { codeOf, isFull } from '../../storage/diskError';

const exists = (error: unknown) => codeOf(error) === 'EEXIST';

/** For file systems without links. On a full disk the file stays empty, and is held all the same. */
function lockByFile(file: string, holder: string): boolean {
  try {
    const handle = openSync(file, 'wx');
    try {
      writeFileSync(handle, holder);
    } catch (error) {
      if (!isFull(error)) throw error;
    } finally {
      closeSync(handle);
    }
    return true;
  } catch (error) {
    if (exists(error)) return false;
    throw error;
  }
}

/**
 * Takes a lock unless it is taken. The lock is a link whose target names the holder: it is created in one step, so that
 * nobody reads half of it, and needs no block, so that it fits on a full disk.
 * @throws the error of a disk that cannot be written
 */
function takeLock(file: string): boolean {
  const holder = `${process.pid} ${hostname()}`;
  try {
    symlinkSync(holder, file);
    return true;
  } catch (error) {
    return exists(error) ? false : lockByFile(file, holder);
  }
}

function renewLock(file: string): void {
  try {
    const now = new Date();
    lutimesSync(file, now, now);
  } catch {
    // Somebody has deleted the lock; comparing the registry's revision still prevents a lost change.
  }
}

/** The holder's process and machine; empty while the lock is being written, or gone. */
function holderOf(file: string): string {
  for (const read of [() => readlinkSync(file), () => readFileSync(file, 'utf8')])
    try {
      return read();
    } catch {
      // It is of the other kind, or gone.
    }
  return '';
}

/** Changes when the lock is renewed or changes hands. */
function signOfLife(file: string): string {
  const found = lstatSync(file, { throwIfNoEntry: false });
  return found ? `${found.ino} ${found.mtimeMs} ${holderOf(file)}` : '';
}

/** A process on another machine, or in another container, shows its end only by silence. */
function hasDied(holder: string): boolean {
  const [pid, machine] = holder.split(' ');
  return machine === hostname() && !isRunning(Number(pid));
}

/**
 * Watches a lock that somebody else holds.
 * @param silenceMs without a renewal, after which the holder counts as dead
 * @returns a function that is true when the holder's process has ended, or was silent for too long
 */
function watchLock(file: string, silenceMs: number): () => boolean {
  let sign = '';
  let since = 0;
  return () => {
    const found = signOfLife(file);
    if (found !== sign) {
      sign = found;
      since = Date.now();
    }
    return found !== '' && (hasDied(holderOf(file)) || Date.now() - since >= silenceMs);
  };
}

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
        `Process ${pid || 'unknown'}${machine && ` on ${machine}`} has been building or releasing for ${patienceMs / 1000} s: wait until it is done, or end it, and try again.`,
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
