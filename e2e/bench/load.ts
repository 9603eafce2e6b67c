import { Agent, request } from 'node:http';

/** A call of a load, as one of several connections makes it. */
export interface LoadCall {
  method: 'GET' | 'POST';
  path: string;
  body?: string;
}

export interface LoadResult {
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p95: number;
  p99: number;
  max: number;
}

interface Target {
  address: string;
  authorization: string;
}

/** Makes one call and reads its answer whole; rejects for an answer that is no success. */
function call(agent: Agent, { address, authorization }: Target, { method, path, body }: LoadCall): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { authorization, ...(body && { 'content-type': 'application/json' }) };
    const sent = request(`${address}${path}`, { method, agent, headers }, (answer) => {
      answer.resume();
      answer.on('end', () => {
        const { statusCode = 0 } = answer;
        if (statusCode >= 200 && statusCode < 300) resolve();
        else reject(new Error(`${method} ${path} answers ${statusCode}`));
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

const shareOf = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** Calls some servers in turn, over so many connections at a time, for so long. */
export async function load(
  targets: readonly Target[],
  next: (turn: number) => LoadCall,
  { connections = 16, ms = 3_000 } = {},
): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  let turn = 0;
  const started = performance.now();
  async function work(target: Target): Promise<void> {
    while (performance.now() - started < ms) {
      const begun = performance.now();
      await call(agent, target, next((turn += 1)));
      times.push(performance.now() - begun);
    }
  }
  const target = (place: number): Target[] => targets.slice(place % targets.length, (place % targets.length) + 1);
  await Promise.all(Array.from({ length: connections }, (_, place) => target(place).map(work)).flat());
  agent.destroy();
  const seconds = (performance.now() - started) / 1_000;
  const sorted = times.sort((a, b) => a - b);
  return {
    perSecond: sorted.length / seconds,
    p50: shareOf(sorted, 0.5),
    p95: shareOf(sorted, 0.95),
    p99: shareOf(sorted, 0.99),
    max: sorted.at(-1) ?? 0,
  };
}
