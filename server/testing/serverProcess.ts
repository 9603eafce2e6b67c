import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

const root = process.cwd();

export interface ProcessUse {
  /** Megabytes that the process has of the machine. */
  megabytes: number;
  /** Longest time, in milliseconds, in which the event loop did nothing else. */
  longestBlock: number;
}

export interface ServerProcess {
  address: string;
  pid: number;
  /** Reads what it has taken, and begins to measure blocks anew. */
  measure(): Promise<ProcessUse>;
  /** Ends it on the spot, as a machine that loses its power. */
  kill(): Promise<void>;
  /** Asks it to end, and gives its exit code. */
  stop(): Promise<number | null>;
}

const measure = (child: ChildProcess) =>
  new Promise<ProcessUse>((resolve) => {
    child.once('message', (use: ProcessUse) => resolve(use));
    child.send('measure');
  });

const ended = (child: ChildProcess) =>
  new Promise<number | null>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve(child.exitCode);
    else child.once('exit', resolve);
  });

/**
 * Starts a file of this folder, `testServer.ts` by default; resolves once it listens.
 * @param options of Node, such as `--cpu-prof`
 */
export function startServerProcess(
  env: Readonly<Record<string, string>>,
  options: readonly string[] = [],
  file = 'testServer.ts',
): Promise<ServerProcess> {
  const args = [...options, '--import', 'tsx', join(root, 'server/testing', file)];
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  return new Promise((resolve, reject) => {
    let said = '';
    const listen = (chunk: Buffer) => {
      said += chunk;
      const [, address] = /^listening (\S+)$/m.exec(said) ?? [];
      if (!address) return;
      child.stdout?.off('data', listen);
      resolve({
        address,
        pid: child.pid ?? 0,
        measure: () => measure(child),
        kill: async () => {
          child.kill('SIGKILL');
          await ended(child);
        },
        stop: () => {
          child.kill('SIGTERM');
          return ended(child);
        },
      });
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', (chunk: Buffer) => {
      said += chunk;
    });
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${said}`)));
  });
}
