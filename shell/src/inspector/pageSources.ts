import { getInstance } from '@module-federation/enhanced/runtime';
import type { SharedModule } from './appReports';

/**
 * Transferred size of the files that were loaded below an address, as far as the browser may
 * say. A file that came again, under a query of its own, counts once.
 */
export function bytesBelow(folder: string): number | undefined {
  const start = new URL(folder, location.href).href;
  const sizes = new Map<string, number>();
  for (const entry of performance.getEntriesByType('resource')) {
    if (!(entry instanceof PerformanceResourceTiming) || !entry.name.startsWith(start)) continue;
    const file = entry.name.split('?')[0] ?? entry.name;
    sizes.set(file, Math.max(sizes.get(file) ?? 0, entry.encodedBodySize));
  }
  const sum = [...sizes.values()].reduce((total, size) => total + size, 0);
  return sum > 0 ? sum : undefined;
}

const isCopyOf = (user: string, container: string) => user === container || user.endsWith(`_${container}`);

/** The shared modules that a container has asked for, and whose copy it was given. */
export function sharesOf(container: string): SharedModule[] {
  return Object.entries(getInstance()?.shareScopeMap.default ?? {}).flatMap(([name, versions]) =>
    Object.entries(versions)
      .filter(([, share]) => share.useIn.some((user) => isCopyOf(user, container)))
      .map(([version, share]) => ({ name, version, from: share.from })),
  );
}
