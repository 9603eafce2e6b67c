import type { Clock } from './types';

/** The promise's result, or a rejection when it takes longer than `ms`. */
export function withDeadline<T>(promise: Promise<T>, ms: number, clock: Clock): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = clock.setTimeout(() => reject(new Error(`No answer within ${ms} ms`)), ms);
    promise.then(resolve, reject).finally(() => clock.clearTimeout(timer));
  });
}
