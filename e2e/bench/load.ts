import { Agent, request } from 'node:http';

/** A call of a load, as one of several connections makes it. */
export interface LoadCall {
  method: 'GET' | 'POST';
  path: string;
  body?: string;
}

export interface LoadResult {
  /** Calls that were answered well. */
  perSecond: number;
  /** Share of calls that were not, and their statuses. */
  failed: number;
  statuses: readonly number[];
  /** Milliseconds. */
  p50: number;
  p95: number;
  p99: number;
}

/** A server as somebody who is signed in calls it. */
export interface Target {
  address: string;
  authorization: string;
}

/** Makes one call and reads its answer whole; returns the status. */
function call(agent: Agent, { address, authorization }: Target, { method, path, body }: LoadCall): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = {
      authorization,
      ...(body && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
    };
    const sent = request(`${address}${path}`, { method, agent, headers }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode ?? 0));
      answer.on('error', reject);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

const isGood = (status: number): boolean => status >= 200 && status < 300;

/** One call, for its time in milliseconds. @throws where it is not answered well */
export async function timeCall(target: Target, asked: LoadCall): Promise<number> {
  const agent = new Agent();
  const started = performance.now();
  const status = await call(agent, target, asked);
  if (!isGood(status)) throw new Error(`${asked.method} ${asked.path} answers ${status}`);
  return performance.now() - started;
}

const shareOf = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/**
 * Calls some servers, each over its share of the connections, for so long.
 * @throws where no call at all is answered well
 */
export async function load(
  targets: readonly Target[],
  next: () => LoadCall,
  { connections = 16, ms = 3_000 } = {},
): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  const statuses = new Set<number>();
  let failed = 0;
  const started = performance.now();
  async function work(target: Target): Promise<void> {
    while (performance.now() - started < ms) {
      const begun = performance.now();
      const status = await call(agent, target, next());
      if (isGood(status)) times.push(performance.now() - begun);
      else {
        failed += 1;
        statuses.add(status);
      }
    }
  }
  const working = Array.from({ length: connections }, (_, place) => targets[place % targets.length]);
  await Promise.all(working.map((target) => target && work(target)));
  agent.destroy();
  const seconds = (performance.now() - started) / 1_000;
  if (times.length === 0) throw new Error(`${next().path} answers ${[...statuses].join(', ')}`);
  const sorted = times.sort((a, b) => a - b);
  return {
    perSecond: sorted.length / seconds,
    failed: failed / (failed + sorted.length),
    statuses: [...statuses],
    p50: shareOf(sorted, 0.5),
    p95: shareOf(sorted, 0.95),
    p99: shareOf(sorted, 0.99),
  };
}
