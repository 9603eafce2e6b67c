/** The error of a promise that was not settled in time. */
export class DeadlineError extends Error {
  constructor(ms: number) {
    super(`Not done after ${ms} ms.`);
    this.name = 'DeadlineError';
  }
}

/** Settles as the promise does, or rejects with a `DeadlineError` after `ms` milliseconds. */
export function within<T>(ms: number, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new DeadlineError(ms)), ms);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
