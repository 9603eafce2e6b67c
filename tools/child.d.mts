import type { SpawnOptions } from 'node:child_process';

/**
 * Runs a program in the foreground and returns its exit code. A signal to this process is passed on, and ends both.
 * @param options those of `spawn`, and `patienceMs`, after which a program that ignores the signal is killed
 */
export function run(
  command: string,
  args: readonly string[],
  options?: SpawnOptions & { patienceMs?: number },
): Promise<number>;

/** Runs one of the TypeScript tools; returns its exit code. */
export function runTool(
  root: string,
  file: string,
  args?: readonly string[],
  env?: Record<string, string>,
): Promise<number>;
