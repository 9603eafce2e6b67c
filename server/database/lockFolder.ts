import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../errors/StartError';

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function readHolder(file: string): number | undefined {
  try {
    return Number(readFileSync(file, 'utf8')) || undefined;
  } catch {
    return undefined;
  }
}

/**
 * Takes a folder for this process: two would destroy each other's files. The lock of a process that is gone counts for
 * nothing. Returns how to let go.
 * @throws StartError where another process has it
 */
export function lockFolder(folder: string): () => void {
  const file = join(folder, 'server.pid');
  const holder = readHolder(file);
  if (holder !== undefined && holder !== process.pid && isRunning(holder))
    throw new StartError(
      `Process ${holder} has the records in ${folder}. End it, take another folder with --data, or let both use a Postgres (DATABASE_URL).`,
    );
  writeFileSync(file, String(process.pid));
  return () => rmSync(file, { force: true });
}
