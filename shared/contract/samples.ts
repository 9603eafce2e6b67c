import type { EmittedManifest } from './manifest';
import type { Registry, Release } from './registry';

/** A manifest as a build emits it, with only what is given: for stand-ins of an app, and for tests. */
export function createBareManifest(given: Partial<EmittedManifest> & { id: string }): EmittedManifest {
  return {
    version: '1.0.0',
    host: '^1.0.0',
    title: 'title',
    icon: 'box',
    owner: { team: 'Team', contact: 'team@example.com' },
    paths: [],
    icons: {},
    labels: { en: {}, de: {}, fr: {}, pt: {} },
    ...given,
  };
}

type Given = Partial<EmittedManifest> & { id: string };

/** A release with this manifest, for what loads none of its files. */
export const sampleRelease = (manifest: Given, release = '1.0.0-a'): Release => ({
  release,
  container: `${manifest.id}_${release}`.replace(/[^a-zA-Z0-9]/g, '_'),
  entry: `/remotes/${manifest.id}/${release}/remoteEntry.js`,
  integrity: 'sha384-x',
  manifest: createBareManifest(manifest),
});

/** A registry in which these are the live releases. */
export const sampleRegistry = (releases: readonly Release[], revision = 1): Registry => ({
  revision,
  api: { mode: 'mock' },
  origins: [],
  shell: { release: '1.0.0-shell', host: '1.1.0' },
  apps: Object.fromEntries(
    releases.map((release) => [release.manifest.id, { live: release.release, releases: [release] }]),
  ),
});
