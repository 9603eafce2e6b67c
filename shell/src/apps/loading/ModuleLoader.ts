import type { Release } from '@atrium/contract';
import { timings } from '../../common/timings';
import type { AppInstances, CodeCopy, LoadModule } from './AppInstances';
import { isTransient, LoadError, type LoadErrorReason } from './LoadError';

class DeadlineError extends Error {
  constructor(ms: number) {
    super(`Not done after ${ms} ms.`);
    this.name = 'DeadlineError';
  }
}

/** Settles as the promise does, or rejects with a `DeadlineError` after `ms` milliseconds. */
function withDeadline<T>(ms: number, promise: Promise<T>): Promise<T> {
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
async function diagnoseLoad(entry: string, error: unknown): Promise<LoadError> {
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

/** Opens a release for loading; `attempt` counts the copies requested before. */
export type OpenRelease = (release: Release, attempt: number) => LoadModule;

/** Each module of a copy is loaded once, however often it is asked for. */
function loadOnce(load: LoadModule): LoadModule {
  const modules = new Map<string, Promise<unknown>>();
  return (module) => {
    const loading = modules.get(module) ?? load(module);
    modules.set(module, loading);
    return loading;
  };
}

/**
 * Loads code of releases with a deadline and a second try. One promise per module: later calls share the working copy,
 * and the first error is the true one.
 */
export class ModuleLoader {
  readonly #open: OpenRelease;
  readonly #instances: AppInstances;
  readonly #injectedFaults = new Map<string, (load: LoadModule) => LoadModule>();

  constructor(open: OpenRelease, instances: AppInstances) {
    this.#open = open;
    this.#instances = instances;
  }

  /** Changes how the modules of a release load, from its next copy on; without an injection, restores them. */
  injectFault({ container }: Release, disturbance: ((load: LoadModule) => LoadModule) | undefined): void {
    if (disturbance) this.#injectedFaults.set(container, disturbance);
    else this.#injectedFaults.delete(container);
  }

  /** From now on the release is a fresh copy: its modules run once more. */
  renew(release: Release): void {
    this.#openCopy(release, this.#copyOf(release).attempt + 1);
  }

  /**
   * Runs an operation that loads modules of one release. When it fails by something that can pass, it runs again on a
   * fresh copy of the release.
   * @throws LoadError that says why, how often it was tried and how long that took
   */
  async run<T>(release: Release, operation: (load: LoadModule) => Promise<T>): Promise<T> {
    const start = performance.now();
    for (let count = 1; ; count += 1) {
      const copy = this.#copyOf(release);
      try {
        return await withDeadline(timings.oneTry, operation(copy.load));
      } catch (cause) {
        // Another caller may have asked for a fresh copy meanwhile.
        if (this.#copyOf(release) === copy) this.#openCopy(release, copy.attempt + 1);
        const isFinal = cause instanceof LoadError && !isTransient(cause.reason);
        if (count === timings.tries || isFinal) {
          const error = await diagnoseLoad(release.entry, cause);
          error.tries = count;
          error.ms = performance.now() - start;
          throw error;
        }
        await new Promise((resolve) => setTimeout(resolve, timings.pause));
      }
    }
  }

  #copyOf(release: Release): CodeCopy {
    return this.#instances.releaseOf(release).copy ?? this.#openCopy(release, 0);
  }

  #openCopy(release: Release, attempt: number): CodeCopy {
    const disturbance = this.#injectedFaults.get(release.container);
    const load = this.#open(release, attempt);
    const copy = { attempt, load: loadOnce(disturbance ? disturbance(load) : load) };
    this.#instances.releaseOf(release).copy = copy;
    return copy;
  }
}
