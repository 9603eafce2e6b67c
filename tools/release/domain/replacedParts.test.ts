import type { Registry } from '../../../shared/contract/registry';
import { emptyRegistry } from '../../server/registryFile';
import { fakeRelease } from '../testing/fakeRelease';
import { withOrigin, withoutApp, withRelease, withRollback, withShell } from './registryChanges';
import { replacedParts, withReplacedParts } from './replacedParts';

const shells = ['0.1.0-a', '0.2.0-b'].map((release) => ({ release, host: '1.0.0' }));
const first = fakeRelease('mail', '1.0.0-a');
const second = fakeRelease('mail', '1.1.0-b');
const registry = withRelease(withRelease(shells.reduce(withShell, emptyRegistry), first), second);

test.each<[string, (before: Registry) => Registry]>([
  ['a rollback', (before) => withRollback(before, 'mail')],
  ['a rollback of the shell', (before) => withRollback(before, 'shell')],
  ['a removal', (before) => withoutApp(before, 'mail')],
  ['an origin', (before) => withOrigin(before, 'https://a.example', true)],
  ['a new app', (before) => withRelease(before, fakeRelease('chat', '1.0.0-a'))],
])('%s is taken back, as if nothing had been', (_, change) => {
  const after = change(registry);
  expect(withReplacedParts(after, replacedParts(registry, after))).toEqual(registry);
});

test('a release is taken back, and what was built last stays known', () => {
  const after = withRelease(registry, fakeRelease('mail', '1.2.0-c'));
  const back = withReplacedParts(after, replacedParts(registry, after));
  expect(back.apps.mail).toEqual({ ...registry.apps.mail, latest: '1.2.0-c' });
});

test('what others did to other parts stays', () => {
  const removed = withoutApp(registry, 'mail');
  const meanwhile = withRelease(removed, fakeRelease('chat', '1.0.0-a'));
  expect(Object.keys(withReplacedParts(meanwhile, replacedParts(registry, removed)).apps)).toEqual(['chat', 'mail']);
});

test('the first shell of all is taken back, too', () => {
  const after = withShell(emptyRegistry, { release: '0.1.0-a', host: '1.0.0' });
  expect(withReplacedParts(after, replacedParts(emptyRegistry, after))).toEqual(emptyRegistry);
});
