import { readFileSync, rmSync, writeFileSync } from 'node:fs';
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

function holderOf(file: string): number | undefined {
  try {
    return Number(readFileSync(file, 'utf8')) || undefined;
  } catch {
    return undefined;
  }
}

function tryLock(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Runs while no other process of this machine holds the lock. One whose holder has died is taken over.
 * @param file exists while the lock is held
 * @throws a sentence that names the holder, when it does not let go
 */
export async function withLock<T>(file: string, run: () => Promise<T>): Promise<T> {
  const end = Date.now() + patienceMs;
  while (!tryLock(file)) {
    const holder = holderOf(file);
    if (holder !== undefined && !isRunning(holder)) rmSync(file, { force: true });
    else if (Date.now() > end) throw new Error(`Process ${holder} holds ${file}; end it, or delete that file.`);
    else await wait(pauseMs);
  }
  try {
    return await run();
  } finally {
    rmSync(file, { force: true });
  }
}
