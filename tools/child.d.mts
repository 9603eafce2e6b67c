import type { SpawnOptions } from 'node:child_process';

/**
 * Runs a program in the foreground and gives its exit code. When this process is asked to end, the program is asked too
 * and this process goes with it.
 * @param options those of `spawn`, and `patienceMs`: how long a program that was asked to end may take; then it is ended
 */
export function run(
  command: string,
  args: readonly string[],
  options?: SpawnOptions & { patienceMs?: number },
): Promise<number>;

/** Runs one of the tools, which are written in TypeScript; gives its exit code. */
export function runTool(
  root: string,
  file: string,
  args?: readonly string[],
  env?: Record<string, string>,
): Promise<number>;
