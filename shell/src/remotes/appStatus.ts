import type { Release } from 'shared/contract';

/** How far a release has come in this tab. */
export interface LoadReport {
  state: 'loading' | 'ready' | 'failed';
  /** How long its first module took to arrive. */
  ms?: number;
  /** What went wrong last, also when it has passed since. */
  error?: string;
}

/** Remembers how the loading of each release went. */
export function createAppStatus() {
  const listeners = new Set<() => void>();
  let reports: ReadonlyMap<string, LoadReport> = new Map();

  function change({ container }: Release, changes: LoadReport): void {
    reports = new Map(reports).set(container, { ...reports.get(container), ...changes });
    for (const listener of listeners) listener();
  }

  return {
    get: () => reports,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    loading(release: Release) {
      if (reports.get(release.container)?.state !== 'ready') change(release, { state: 'loading' });
    },
    ready(release: Release, module: string, ms: number) {
      const before = reports.get(release.container);
      const isFirst = module === './app' && before?.ms === undefined;
      change(release, { state: 'ready', ...(isFirst ? { ms } : {}) });
    },
    failed: (release: Release, error: unknown) => change(release, { state: 'failed', error: String(error) }),
  };
}

export type AppStatus = ReturnType<typeof createAppStatus>;
