import type { Release } from '@atrium/contract';

/**
 * Why a load failed.
 * - `missing`: its files are not there (404) · `server`: the server failed (5xx) · `network`: nothing answered
 * - `timeout`: no answer within the deadline · `broken`: the code arrived and cannot be run, or is not what it was
 * - `contract`: the code ran, and what it exports is not what the contract says
 * - `host`: it was built for a host that this one is not, and nothing was loaded
 * - `crashed`: the code threw while it ran first · `stuck`: it arrived, and its page never came up
 */
export type LoadErrorReason =
  | 'missing'
  | 'server'
  | 'network'
  | 'timeout'
  | 'broken'
  | 'contract'
  | 'host'
  | 'crashed'
  | 'stuck';

/** Reasons that lie in the release itself; waiting does not help. */
const lasting: readonly LoadErrorReason[] = ['contract', 'host', 'crashed', 'stuck'];

/** True where a second try may succeed. */
export const isTransient = (reason: LoadErrorReason) => !lasting.includes(reason);

export class LoadError extends Error {
  readonly reason: LoadErrorReason;
  readonly url: string;
  readonly status: number | undefined;
  tries = 1;
  ms = 0;

  constructor(reason: LoadErrorReason, url: string, details: { status?: number; cause?: unknown } = {}) {
    super(`${reason}: ${url}`, { cause: details.cause });
    this.name = 'LoadError';
    this.reason = reason;
    this.url = url;
    this.status = details.status;
  }
}

/** The code of a release ran, and what it exports is not what the contract says. */
export const contractError = ({ entry }: Release, issue: string): LoadError =>
  new LoadError('contract', entry, { cause: new Error(issue) });

export const stackOf = (thrown: unknown): { stack?: string } =>
  thrown instanceof Error && thrown.stack ? { stack: thrown.stack } : {};
