import type { Release } from '@atrium/contract';
import { timings } from '../../common/timings';
import type { AppInstances, CodeCopy, LoadModule } from './AppInstances';
import { diagnoseLoad, withDeadline } from './diagnoseLoad';
import { isTransient, LoadError } from './LoadError';

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
