const release = (id: string, name: string, why: string, publishedAt: string) => ({
  release: name,
  container: `${id}_${name}`,
  entry: `/remotes/${id}/${name}/remoteEntry.js`,
  integrity: 'sha384-x',
  publishedAt,
  publishedBy: 'Ann Archer',
  why,
  manifest: {
    id,
    host: '^4.0.0',
    title: 'title',
    labels: Object.fromEntries(
      ['en', 'de', 'fr', 'pt'].map((language) => [language, { title: `${id} (${language})` }]),
    ),
  },
});

/** A registry with one app of each kind, as its address answers. */
export const sampleRegistry = (mode: 'mock' | 'server', rollout = true) => ({
  revision: 12,
  api: mode === 'mock' ? { mode } : { mode, baseUrl: '/' },
  origins: [],
  shell: { release: '4.0.0-sss', host: '4.0.0' },
  apps: {
    mail: {
      live: '1.1.0-bbb',
      earlier: ['1.0.0-aaa'],
      ...(rollout && {
        rollout: {
          release: '1.2.0-ccc',
          percent: 25,
          watch: { since: '2026-03-01T08:00:00Z', stepSince: '2026-03-02T08:00:00Z' },
        },
      }),
      channels: { 'pr-12': '1.3.0-ddd' },
      releases: [
        release('mail', '1.3.0-ddd', 'A preview', '2026-03-03T08:00:00Z'),
        release('mail', '1.2.0-ccc', 'Quicker lists', '2026-03-01T08:00:00Z'),
        release('mail', '1.1.0-bbb', 'New drafts', '2026-02-01T08:00:00Z'),
        release('mail', '1.0.0-aaa', 'The first one', '2026-01-01T08:00:00Z'),
      ],
    },
    notes: { live: '', earlier: ['2.0.0-eee'], releases: [release('notes', '2.0.0-eee', '', '2026-01-05T08:00:00Z')] },
    broken: null,
  },
  changes: [
    {
      revision: 12,
      at: '2026-03-03T08:00:00Z',
      by: 'Ann Archer',
      what: 'release mail 1.3.0-ddd to pr-12',
      before: 'x',
    },
    {
      revision: 11,
      at: '2026-03-02T09:00:00Z',
      by: 'Atrium',
      what: 'withdraw notes 2.1.0-fff',
      why: '3 of 9 people met errors',
      before: 'x',
    },
  ],
});
