import { createBareManifest, sampleRegistry } from '@atrium/contract/host';
import type { AppReport } from './appReports';
import { bugReport } from './bugReport';

const report: AppReport = {
  id: 'mail',
  manifest: createBareManifest({ id: 'mail' }),
  release: {
    release: '1.0.0-a',
    container: 'mail_1',
    entry: '/e.js',
    integrity: 'x',
    manifest: createBareManifest({ id: 'mail' }),
  },
  state: 'failed',
  override: undefined,
  skipped: ['1.1.0-b'],
  pending: undefined,
  ms: 12.4,
  bytes: 100,
  error: 'Error: Authorization: Bearer abcdefgh.ijklmnop.qrstuvwx of ann@example.com',
  shares: [],
};

const text = bugReport([report], {
  registry: sampleRegistry([]),
  malformed: [{ app: 'notes', issue: 'release.manifest.paths is missing.', isLeftOut: true }],
  shell: '1.0.0-shell',
  address: 'https://atrium.example/apps/email?token=secret#private',
  browser: 'Chromium',
  role: 'admin',
  at: new Date('2026-01-02T03:04:05Z'),
  events: [{ at: 0, text: 'load mail ./app' }],
});

test('it tells what a team needs', () => {
  expect(text).toContain('mail 1.0.0-a · failed · 12 ms · skipped: 1.1.0-b');
  expect(text).toContain('Page: /apps/email (admin)');
  expect(text).toContain('1970-01-01T00:00:00.000Z load mail ./app');
});

test.each(['secret', 'private', 'abcdefgh', 'ann@example.com'])('it does not tell %s', (hidden) => {
  expect(text).not.toContain(hidden);
});
