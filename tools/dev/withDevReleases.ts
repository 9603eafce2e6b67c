import type { Registry, Release } from '../../shared/contract/registry';

/** A registry in which some apps come from their development servers, and their origins are allowed. */
export function withDevReleases(registry: Registry, releases: readonly Release[]): Registry {
  const fromServers = releases.map((release) => [release.manifest.id, { live: release.release, releases: [release] }]);
  const origins = releases.map(({ entry }) => new URL(entry).origin);
  return {
    ...registry,
    origins: [...new Set([...registry.origins, ...origins])],
    apps: { ...registry.apps, ...Object.fromEntries(fromServers) },
  };
}
