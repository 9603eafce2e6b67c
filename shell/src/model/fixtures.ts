import type { AppManifest, EmittedManifest } from 'shared/contract';

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
