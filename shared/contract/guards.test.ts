import { defaultOf, isAppDefinition, isCommandModule, isComponent, isEmittedManifest, isIntegrity } from './guards';
import { createBareManifest } from './samples';

const load = async () => ({ default: () => null });
const route = { path: '/apps/mail', load };
const memo = { $$typeof: Symbol.for('react.memo'), type: () => null };

test.each([
  ['an app', { id: 'mail', routes: [route] }, true],
  ['an app without pages', { id: 'mail', routes: [] }, true],
  ['one without an id', { routes: [route] }, false],
  ['one without routes', { id: 'mail' }, false],
  ['a route that cannot be loaded', { id: 'mail', routes: [{ path: '/a' }] }, false],
  ['a route without a path', { id: 'mail', routes: [{ load }] }, false],
  ['nothing', undefined, false],
  ['null', null, false],
])('an app definition: %s', (_, value, expected) => expect(isAppDefinition(value)).toBe(expected));

test.each([
  ['a function', () => null, true],
  ['what memo() returns', memo, true],
  ['an object', {}, false],
  ['a name', 'div', false],
  ['nothing', undefined, false],
])('a component: %s', (_, value, expected) => expect(isComponent(value)).toBe(expected));

test.each([
  ['handlers', { 'mail.compose': () => 1 }, true],
  ['none', {}, true],
  ['a handler that is none', { 'mail.compose': 'x' }, false],
  ['nothing', undefined, false],
])('a command module: %s', (_, value, expected) => expect(isCommandModule(value)).toBe(expected));

test.each([
  [{ default: 1 }, 1],
  [{}, undefined],
  [undefined, undefined],
  ['text', undefined],
])('the default export of %j is %j', (module, expected) => expect(defaultOf(module)).toBe(expected));

const sha384 = 'kVQFtCc1+1tlWv6af2esULU5wUuLnRN+9tkQ0B1RxMc4ujDlF2UPvahsDs2Yo52P';

test.each([
  ['a hash of a build', `sha384-${sha384}`, true],
  ['nothing', '', false],
  ['no hash of a script', 'md5-1B2M2Y8AsgTpgAmY7PhCfg==', false],
  ['a hash that is cut', `sha384-${sha384.slice(4)}`, false],
  ['a hash with other letters', `sha384-${sha384.replace('+', '-')}`, false],
  ['a word', 'sha384-none', false],
  ['two hashes, of which either will do', `sha384-${sha384} sha384-${sha384}`, true],
  ['a hash and a word', `sha384-${sha384} sha384-none`, false],
])('an integrity hash: %s', (_, text, expected) => expect(isIntegrity(text)).toBe(expected));

const entry = { id: 'mail', label: 'a', icon: 'mail', order: 1 };
const section = 'apps';

test.each([
  ['with little', {}, true],
  ['with a menu', { menu: [{ ...entry, section, children: [entry] }] }, true],
  ['without an id', { id: undefined }, false],
  ['without an owner', { owner: undefined }, false],
  ['without a contact', { owner: { team: 'Mail' } }, false],
  ['without paths', { paths: undefined }, false],
  ['whose paths are one', { paths: '/apps/mail' }, false],
  ['with a path that is no path', { paths: [null] }, false],
  ['without labels', { labels: undefined }, false],
  ['without labels in one language', { labels: { en: {}, de: {}, fr: {} } }, false],
  ['without icons', { icons: undefined }, false],
  ['with a menu entry in no section', { menu: [entry] }, false],
  ['with children that are none', { menu: [{ ...entry, section, children: {} }] }, false],
  ['with a search entry whose id is a number', { search: [{ id: 7, label: 'a', path: '/a', icon: 'mail' }] }, false],
  ['with a command without a module', { commands: [{ id: 'mail.compose' }] }, false],
  ['with slots that are none', { slots: true }, false],
  ['with a backend of no paths', { backend: { module: './backend' } }, false],
])('a manifest %s', (_, changes, expected) => {
  expect(isEmittedManifest({ ...createBareManifest({ id: 'mail' }), ...changes })).toBe(expected);
});
