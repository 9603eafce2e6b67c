import {
  closeSync,
  lstatSync,
  lutimesSync,
  openSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { isRunning } from '../../build/draft';
import { codeOf, isFull } from './diskError';

const exists = (error: unknown) => codeOf(error) === 'EEXIST';

/** A file that names the holder, where links are not to be had. One that cannot even be filled is held all the same. */
function takeByFile(file: string, holder: string): boolean {
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
 * Takes a lock, unless it is taken. It is a link whose target names the holder: made in one step, so that nobody finds
 * it half made, and without a block of its own, so that a full disk has room for it.
 * @throws what the disk says, where it lets nobody write
 */
export function takeLock(file: string): boolean {
  const holder = `${process.pid} ${hostname()}`;
  try {
    symlinkSync(holder, file);
    return true;
  } catch (error) {
    return exists(error) ? false : takeByFile(file, holder);
  }
}

/** Says that its holder still lives. */
export function renewLock(file: string): void {
  try {
    const now = new Date();
    lutimesSync(file, now, now);
  } catch {
    // It was taken away, by hand say. The revision of the registry is compared all the same.
  }
}

/** What a lock says of its holder: process and machine. Nothing while it is being written, or when it is gone. */
export function holderOf(file: string): string {
  for (const read of [() => readlinkSync(file), () => readFileSync(file, 'utf8')])
    try {
      return read();
    } catch {
      // The other way then.
    }
  return '';
}

/** Another text as soon as the lock is renewed, or is another's. */
function signOfLife(file: string): string {
  const found = lstatSync(file, { throwIfNoEntry: false });
  return found ? `${found.ino} ${found.mtimeMs} ${holderOf(file)}` : '';
}

/** Of a process on another machine, or in another container, only its silence tells. */
function hasDied(holder: string): boolean {
  const [pid, machine] = holder.split(' ');
  return machine === hostname() && !isRunning(Number(pid));
}

/**
 * Looks after a lock that somebody else holds.
 * @param silenceMs how long one that lives may not be renewed
 * @returns tells whether its holder is dead: its process has ended on this machine, or nothing was heard of it for long
 */
export function watchLock(file: string, silenceMs: number): () => boolean {
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
