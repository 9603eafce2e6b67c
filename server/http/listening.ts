import { createServer } from 'node:net';
import { StartError } from '../errors/StartError';

const reasons: Readonly<Record<string, string>> = {
  EADDRINUSE: 'another process has it. End that one, or take another port with --port',
  EACCES: 'this user may not. Ports below 1024 belong to the system: take another one with --port',
  EADDRNOTAVAIL: 'this machine has no such address. Take another one with --host',
  ENOTFOUND: 'no machine has that name. Take another one with --host',
};

/** Why a port could not be taken, as a sentence. */
export function toListenError(error: unknown, port: number, host: string): unknown {
  if (!(error instanceof Error && 'code' in error && typeof error.code === 'string')) return error;
  const reason = reasons[error.code] ?? `the system says ${error.code}`;
  return new StartError(`The server cannot listen at ${host}:${port}: ${reason}.`, { cause: error });
}

/**
 * Takes a port and lets go of it at once, before anything else is taken: a process without a port must not hold what others
 * wait for.
 * @throws StartError where it cannot be had
 */
export async function tryPort(port: number, host: string): Promise<void> {
  const probe = createServer();
  try {
    await new Promise<void>((resolve, reject) => probe.once('error', reject).listen(port, host, resolve));
  } catch (error) {
    throw toListenError(error, port, host);
  }
  await new Promise((resolve) => probe.close(resolve));
}
