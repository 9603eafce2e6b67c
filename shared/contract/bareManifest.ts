import type { EmittedManifest } from './manifest';

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
