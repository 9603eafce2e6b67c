import type { AppManifest, EmittedManifest, Registry, Release } from 'shared/contract';

/** A manifest as the build would emit it, for tests: every label is its own key. */
export function emitted(manifest: Partial<AppManifest> & { id: string }): EmittedManifest {
  return {
    title: 'title',
    icon: 'mail',
    owner: { team: 'Team', contact: 'team@example.com' },
    host: '^1.0.0',
    paths: [],
    version: '1.0.0',
    icons: {},
    labels: { en: {}, de: {}, fr: {}, pt: {} },
    ...manifest,
  };
}

/** The release of an app with this manifest, for tests that load none of its files. */
export const releaseOf = (manifest: Parameters<typeof emitted>[0]): Release => ({
  release: '1.0.0-a',
  container: `${manifest.id}_1`,
  entry: `/remotes/${manifest.id}/entry.js`,
  integrity: 'sha384-x',
  manifest: emitted(manifest),
});

/** A registry in which these are the live releases. */
export function registryOf(releases: readonly Release[], revision = 1): Registry {
  const apps = releases.map((release) => [release.manifest.id, { live: release.release, releases: [release] }]);
  return {
    revision,
    api: { mode: 'mock' },
    origins: [],
    shell: { release: '1.0.0-shell', host: '1.1.0' },
    apps: Object.fromEntries(apps),
  };
}
