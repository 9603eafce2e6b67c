import { timings } from '../../common/timings';
import { LoadError, type LoadErrorReason } from './LoadError';

class DeadlineError extends Error {
  constructor(ms: number) {
    super(`Not done after ${ms} ms.`);
    this.name = 'DeadlineError';
  }
}

/** Settles as the promise does, or rejects with a `DeadlineError` after `ms` milliseconds. */
export function withDeadline<T>(ms: number, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new DeadlineError(ms)), ms);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** The reason that a response's status and content type give for a script that did not run. */
function reasonOf(status: number, contentType: string): LoadErrorReason {
  if (status === 404 || status === 410) return 'missing';
  if (status >= 500) return 'server';
  if (status >= 400) return 'missing';
  return /javascript/.test(contentType) ? 'broken' : 'missing';
}

const isChunkError = (error: unknown): error is Error => error instanceof Error && error.name === 'ChunkLoadError';

/** The URL that did not arrive: a chunk's, when its error names one, or else the entry's. */
const askedFor = (entry: string, error: unknown): string =>
  isChunkError(error) && 'request' in error && typeof error.request === 'string' ? error.request : entry;

/** True for a deadline of ours, of the bundler (chunks) or of the federation runtime (entries). */
const hasTimedOut = (error: unknown): boolean =>
  error instanceof DeadlineError ||
  (isChunkError(error) && 'type' in error && error.type === 'timeout') ||
  (error instanceof Error && /RUNTIME-008/.test(error.message) && /timed out\./.test(error.message));

/** The federation runtime numbers its own errors; any other was thrown by the app's code. */
const isThrownByApp = (error: unknown): boolean =>
  !isChunkError(error) && !(error instanceof Error && /RUNTIME-\d/.test(error.message));

/**
 * Finds out why a script did not load: the browser does not tell, so its URL is requested once more.
 * @param entry of the release, absolute or relative to the page
 */
export async function diagnoseLoad(entry: string, error: unknown): Promise<LoadError> {
  if (error instanceof LoadError) return error;
  const url = askedFor(entry, error);
  if (hasTimedOut(error)) return new LoadError('timeout', url, { cause: error });
  if (isThrownByApp(error)) return new LoadError('crashed', url, { cause: error });
  if (new URL(url, location.href).origin !== location.origin) return new LoadError('network', url, { cause: error });
  try {
    const response = await withDeadline(timings.diagnosis, fetch(url, { method: 'HEAD', cache: 'no-store' }));
    const reason = reasonOf(response.status, response.headers.get('content-type') ?? '');
    return new LoadError(reason, url, { status: response.status, cause: error });
  } catch {
    // The load ended before its deadline (a cut connection, say), so this is no timeout.
    return new LoadError('network', url, { cause: error });
  }
}
