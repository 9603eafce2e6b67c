/** Delays and failures of the simulated server; off by default. */
export interface MockSettings {
  /** Milliseconds before each answer. */
  latency: number;
  /** The share of calls that fail, from 0 to 1. */
  failureRate: number;
  /** The status of those; 0 is an answer that never arrives. */
  failureStatus: number;
}

export const calmSettings: MockSettings = { latency: 0, failureRate: 0, failureStatus: 503 };

/** Waits as long as asked, or until the caller gives up. */
export function wait(
  ms: number,
  signal?: { aborted: boolean; addEventListener?: (type: 'abort', run: () => void) => void },
) {
  if (!(ms > 0)) return Promise.resolve();
  return new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener?.('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

export const fails = ({ failureRate }: MockSettings, random: () => number): boolean =>
  failureRate > 0 && random() < failureRate;
