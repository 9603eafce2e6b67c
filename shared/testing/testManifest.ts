import type { EmittedManifest } from '../contract/manifest';

/** A manifest as a build emits it, with only what is given: for tests of what a host makes of manifests. */
export function createTestManifest(given: Partial<EmittedManifest> & { id: string }): EmittedManifest {
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
