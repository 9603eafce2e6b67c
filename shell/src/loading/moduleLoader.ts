import type { Release } from 'shared/contract';
import { within } from './deadline';
import { diagnose } from './diagnosis';
import { isTransient, LoadError } from './LoadError';

/** Loads one exposed module of the release, `'./app'` say. */
export type LoadModule = (module: string) => Promise<unknown>;

/** Makes a release's modules loadable; `attempt` counts the fresh copies of it that the page has asked for. */
export type OpenRelease = (release: Release, attempt: number) => LoadModule;

const deadlineMs = 5000;
const tries = 2;
const pauseMs = 400;

interface OpenedRelease {
  attempt: number;
  load: LoadModule;
}

/**
 * Loads code of releases with a deadline and a second try. One promise per module: later calls share the working copy,
 * and the first error is the true one.
 */
export function createModuleLoader(open: OpenRelease) {
  const opened = new Map<string, OpenedRelease>();

  const copyOf = (release: Release): OpenedRelease => {
    const known = opened.get(release.container);
    if (known) return known;
    return renew(release, 0);
  };

  function renew(release: Release, attempt: number): OpenedRelease {
    const load = open(release, attempt);
    const modules = new Map<string, Promise<unknown>>();
    const copy: OpenedRelease = {
      attempt,
      load(module) {
        const loading = modules.get(module) ?? load(module);
        modules.set(module, loading);
        return loading;
      },
    };
    opened.set(release.container, copy);
    return copy;
  }

  return {
    /** From now on the release is a fresh copy: its modules run once more. */
    renew: (release: Release): void => void renew(release, copyOf(release).attempt + 1),

    /**
     * Runs an operation that loads modules of one release. When it fails by something that can pass, it runs again on a
     * fresh copy of the release.
     * @throws LoadError that says why, how often it was tried and how long that took
     */
    async run<T>(release: Release, operation: (load: LoadModule) => Promise<T>): Promise<T> {
      const start = performance.now();
      for (let count = 1; ; count += 1) {
        const copy = copyOf(release);
        try {
          return await within(deadlineMs, operation(copy.load));
        } catch (cause) {
          // Another caller may have asked for a fresh copy meanwhile.
          if (opened.get(release.container) === copy) renew(release, copy.attempt + 1);
          const isFinal = cause instanceof LoadError && !isTransient(cause.fault);
          if (count === tries || isFinal) {
            const error = await diagnose(release.entry, cause);
            error.tries = count;
            error.ms = performance.now() - start;
            throw error;
          }
          await new Promise((resolve) => setTimeout(resolve, pauseMs));
        }
      }
    },
  };
}

export type ModuleLoader = ReturnType<typeof createModuleLoader>;
