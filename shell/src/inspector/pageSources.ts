import { getInstance } from '@module-federation/enhanced/runtime';
import type { SharedModule } from './appReports';

/** What came over the wire from below an address, as far as the browser may say. */
export function bytesBelow(folder: string): number | undefined {
  const start = new URL(folder, location.href).href;
  const sizes = performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.startsWith(start))
    .map((entry) => (entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0));
  const sum = sizes.reduce((total, size) => total + size, 0);
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
