import type { Registry } from '../../../shared/contract/registry';
import { emptyRegistry } from '../../server/registryFile';
import { fakeRelease } from '../testing/fakeRelease';
import { listReleases, printReleases } from './listing';
import {
  withOrigin,
  withoutApp,
  withPromotion,
  withRelease,
  withRollback,
  withRollout,
  withShell,
  withWithdrawal,
} from './registryChanges';

const shells = ['0.1.0-a', '0.2.0-b'].map((release, index) => ({ release, host: `1.${index}.0` }));
const withShells = shells.reduce(withShell, emptyRegistry);
const first = fakeRelease('mail', '1.0.0-a');
const second = { ...fakeRelease('mail', '1.1.0-b'), publishedAt: '2026-11-21T03:04:05.678Z' };
const registry = withRelease(withRelease(withShells, first), second);

test('a shell is live with the host API that it offers, and is rolled back like an app', () => {
  expect(registry.shell).toEqual({ release: '0.2.0-b', host: '1.1.0' });
  const back = withRollback(registry, 'shell');
  expect(back.shell).toEqual({ release: '0.1.0-a', host: '1.0.0' });
  expect(back.shellHistory?.latest).toBe('0.2.0-b');
});

test('other apps, and what nobody spoke of, stay as they are', () => {
  const chat = withRelease({ ...registry, origins: ['https://a.example'] }, fakeRelease('chat', '1.0.0-c'));
  expect(chat.apps.mail).toBe(registry.apps.mail);
  expect(chat.origins).toEqual(['https://a.example']);
});

test('what is live already is left as it is, unless it comes from elsewhere or another one was built since', () => {
  expect(withRelease(registry, { ...second, publishedAt: '2026-11-22T00:00:00.000Z' })).toBe(registry);
  expect(withShell(registry, { release: '0.2.0-b', host: '1.1.0' })).toBe(registry);
  const moved = withRelease(registry, { ...second, entry: 'https://a.example/remoteEntry.js' });
  expect(moved.apps.mail?.releases[0]?.entry).toBe('https://a.example/remoteEntry.js');
  expect(withRelease(withRollback(registry, 'mail'), first).apps.mail?.latest).toBe('1.0.0-a');
});

test.each<[string, () => Registry, string]>([
  ['an unknown app', () => withRollback(registry, 'chat'), 'There is no app "chat" in the registry. There are: mail.'],
  [
    'a first release',
    () => withRollback(withRelease(emptyRegistry, first), 'mail'),
    'No release of mail was live before 1.0.0-a',
  ],
  ['what is live', () => withRollback(registry, 'mail', '1.1.0-b'), 'mail 1.1.0-b is already live.'],
  [
    'what is not kept',
    () => withRollback(registry, 'mail', '9.0.0'),
    'There is no mail 9.0.0 to roll back to. Kept releases: 1.1.0-b, 1.0.0-a.',
  ],
  ['an unknown shell', () => withRollback(registry, 'shell', '9.0.0'), 'There is no shell 9.0.0 to roll back to.'],
  [
    'other files under a known name',
    () => withRelease(registry, { ...second, integrity: 'sha384-other' }),
    'mail 1.1.0-b is already published with other files',
  ],
  ['an empty next', () => withPromotion(registry, 'mail'), 'mail has no release in next and no rollout.'],
  ['nothing to withdraw', () => withWithdrawal(registry, 'mail'), 'mail has no release in next and no'],
  ['an app that is not there', () => withoutApp(registry, 'chat'), 'There is no app "chat"'],
  [
    'an address for an origin',
    () => withOrigin(registry, 'https://a.example/apps', true),
    '"https://a.example/apps" is not an exact https origin',
  ],
  ['a word for an origin', () => withOrigin(registry, 'apps', true), '"apps" is not an exact https origin'],
  ['all origins', () => withOrigin(registry, 'https://*', true), '"https://*" is not an exact https origin'],
  ['a directive', () => withOrigin(registry, 'http://a;b', true), '"http://a;b" is not an exact https origin'],
  [
    'an origin that is not listed',
    () => withOrigin(registry, 'https://a.example', false),
    'https://a.example is not in the list.',
  ],
])('%s is described', (_, change, sentence) => {
  expect(change).toThrow(sentence);
});

test('an origin that is listed is not listed twice, and goes again', () => {
  const listed = withOrigin(registry, 'https://a.example', true);
  expect(() => withOrigin(listed, 'https://a.example', true)).toThrow('https://a.example is already allowed.');
  expect(withOrigin(listed, 'https://a.example', false).origins).toEqual([]);
});

test('the list says what is live, what is in next and for whom else, who did it and why, and where a rollback goes', () => {
  const explained = { ...fakeRelease('mail', '1.2.0-c'), publishedBy: 'Ann', why: 'Quicker' };
  const inNext = withRelease(withRelease(registry, explained, 'next'), fakeRelease('mail', '1.3.0-d'), 'pr-12');
  const rolledOut = listReleases(withRollout(inNext, fakeRelease('mail', '1.2.0-c'), 10), 'mail') ?? [];
  expect(rolledOut[0]).toMatchObject({ app: 'mail', release: '1.2.0-c', states: ['next', '10 %'] });
  expect(printReleases(listReleases(inNext, 'mail') ?? [])).toBe(
    [
      'app   release  state     host API      published (UTC)   by   why',
      'mail  1.3.0-d  pr-12     needs ^1.0.0',
      '      1.2.0-c  next      needs ^1.0.0                    Ann  Quicker',
      '      1.1.0-b  live      needs ^1.0.0  2026-11-21 03:04',
      '      1.0.0-a  rollback  needs ^1.0.0',
    ].join('\n'),
  );
  expect(printReleases(listReleases(inNext) ?? []).split('\n')[1]).toMatch(
    /^shell {2}0\.2\.0-b +live +offers 1\.1\.0$/,
  );
  expect(listReleases(inNext, 'chat')).toBeUndefined();
});

test('an app that was in a preview alone is gone with it', () => {
  const preview = withRelease(withShells, fakeRelease('notes', '1.0.0-a'), 'pr-12');
  expect(preview.apps.notes?.live).toBe('');
  expect(withRelease(preview, fakeRelease('notes', '1.0.0-a'), 'pr-12')).toBe(preview);
  expect(withWithdrawal(preview, 'notes', 'pr-12').apps).toEqual({});
});

test('a rollout needs a release that all others have, and another one than that', () => {
  expect(() => withRollout(withShells, first, 10)).toThrow('mail has no release for the other accounts');
  expect(() => withRollout(registry, second, 10)).toThrow('mail 1.1.0-b is already live for everybody');
  const third = fakeRelease('mail', '1.2.0-c');
  const more = withRollout(withRollout(registry, third, 10), third, 50);
  expect(more.apps.mail).toMatchObject({ live: '1.1.0-b', rollout: { release: '1.2.0-c', percent: 50 } });
  expect(withPromotion(more, 'mail').apps.mail).not.toHaveProperty('rollout');
  expect(withPromotion(more, 'mail').apps.mail?.live).toBe('1.2.0-c');
});
