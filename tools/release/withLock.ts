import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';

const patienceMs = 20_000;
const pauseMs = 25;

const codeOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // It runs, as somebody else.
    return codeOf(error) === 'EPERM';
  }
}

/** What a lock says of its holder: process and machine. Nothing while it is being written, or when it is gone. */
function holderOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** Of a process on another machine, or in another container, nobody here can tell whether it still runs. */
function hasDied(holder: string): boolean {
  const [pid, machine] = holder.split(' ');
  return machine === hostname() && !isRunning(Number(pid));
}

function tryLock(file: string): boolean {
  try {
    writeFileSync(file, `${process.pid} ${hostname()}`, { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Takes away the lock of a holder that has died: one process at a time, or the second would take that of the first. */
function removeDead(file: string, holder: string): void {
  const turn = `${file}.turn`;
  if (!tryLock(turn)) return;
  try {
    if (holderOf(file) === holder) rmSync(file, { force: true });
  } finally {
    rmSync(turn, { force: true });
  }
}

/**
 * Runs while no other process holds the lock. One whose holder has died on this machine is taken over.
 * @param file exists while the lock is held
 * @throws a sentence that names the holder, when it does not let go
 */
export async function withLock<T>(file: string, run: () => Promise<T>): Promise<T> {
  const end = Date.now() + patienceMs;
  while (!tryLock(file)) {
    const holder = holderOf(file);
    if (Date.now() > end) throw new Error(`Process ${holder || 'unknown'} holds ${file}; end it, or delete that file.`);
    if (hasDied(holder)) removeDead(file, holder);
    await wait(pauseMs);
  }
  try {
    return await run();
  } finally {
    rmSync(file, { force: true });
  }
}
