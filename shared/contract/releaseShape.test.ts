import type { EmittedManifest } from './manifest';
import { isReleaseOf, releaseFormatIssues } from './releaseShape';
import { createBareManifest, sampleRelease } from './samples';

const mail = sampleRelease({ id: 'mail' });
const entry = { id: 'mail', label: 'a', icon: 'mail', order: 1 };
const section = 'apps';
const circle = ['circle', { cx: '12', cy: '12', r: '3', fill: 'currentColor' }];

const manifest = (changes: Readonly<Record<string, unknown>>): unknown => ({
  ...mail,
  manifest: { ...createBareManifest({ id: 'mail' }), ...changes },
});

test.each<[string, unknown]>([
  ['with little', mail],
  ['with a menu', manifest({ menu: [{ ...entry, section, children: [entry] }] })],
  ['with a drawing', manifest({ icons: { mail: [['path', { d: 'M0 0h4' }], circle] } })],
  ['with what a newer build says', manifest({ colour: 'red' })],
  ['on another origin', { ...mail, entry: 'https://apps.example/mail/remoteEntry.js' }],
  ['of an app with hyphens', sampleRelease({ id: 'mail' }, '1.0.0-0a')],
])('a release %s is whole', (_, release) => {
  expect(releaseFormatIssues('mail', release)).toEqual([]);
  expect(isReleaseOf('mail', release)).toBe(true);
});

test.each<[string, unknown, string]>([
  ['nothing', undefined, 'release is nothing, not an object.'],
  ['null', null, 'release is null, not an object.'],
  ['a list', [mail], 'not an object.'],
  ['without a manifest', { ...mail, manifest: undefined }, 'release.manifest is missing.'],
  ['whose manifest is null', { ...mail, manifest: null }, 'release.manifest is null, not an object.'],
  ['of another app', sampleRelease({ id: 'chat' }), 'release.manifest.id is "chat", not "mail".'],
  ['that leads out of its folder', { ...mail, release: '../../../evil' }, 'release.release is "../../../evil", not'],
  ['whose entry is no address', { ...mail, entry: 'http://[bad' }, 'release.entry is "http://[bad", not the address'],
  ['whose entry is a script', { ...mail, entry: 'javascript:alert(1)' }, 'not the address of a script'],
  ['whose entry is on any host', { ...mail, entry: '//evil.example/e.js' }, 'not the address of a script'],
  ['whose entry is a number', { ...mail, entry: 5 }, 'release.entry is 5, not'],
  ['whose container is of the browser', { ...mail, container: 'location' }, 'not the name of a container'],
  ['whose container is a path', { ...mail, container: 'mail_1/../x' }, 'not the name of a container'],
  ['without an integrity', { ...mail, integrity: null }, 'release.integrity is null, not'],
])('a release %s is refused', (_, release, sentence) => {
  expect(releaseFormatIssues('mail', release)).toEqual([expect.stringContaining(sentence)]);
  expect(isReleaseOf('mail', release)).toBe(false);
});

const labels = { en: {}, de: {}, fr: {}, pt: {} };
const long = 'M0 0h4'.repeat(100);

test.each<[string, Readonly<Record<string, unknown>>, string]>([
  ['no id', { id: undefined }, '.id is missing'],
  ['an id of every object', { id: 'constructor' }, 'it is a property of every object'],
  ['an id that is a prototype', { id: '__proto__' }, 'is not in kebab case'],
  ['an id of the product', { id: 'api' }, 'is reserved'],
  ['no owner', { owner: undefined }, '.owner is missing'],
  ['no contact', { owner: { team: 'Mail' } }, '.owner.contact is missing'],
  ['no host range', { host: undefined }, '.host is missing'],
  ['an open host range', { host: '*' }, '.host is "*", not a version'],
  ['a host range that is a number', { host: 1 }, '.host is 1, not a version'],
  ['no paths', { paths: undefined }, '.paths is missing'],
  ['one path for all', { paths: '/apps/mail' }, '.paths is "/apps/mail", not a list'],
  ['a path that is null', { paths: [null] }, '.paths[0] is null, not an object'],
  ['a path without a slash', { paths: [{ path: 'apps', label: 'a' }] }, '.paths[0].path is "apps", not a path'],
  ['a path that is a host', { paths: [{ path: '//x', label: 'a' }] }, '.paths[0].path is "//x", not a path'],
  ['a path that a browser turns', { paths: [{ path: '/\\x', label: 'a' }] }, 'not a path that begins'],
  ['a layout of its own', { paths: [{ path: '/a', label: 'a', layout: 'wide' }] }, '.layout is "wide", not one of'],
  ['no labels', { labels: undefined }, '.labels is missing'],
  ['no labels in one language', { labels: { ...labels, pt: undefined } }, '.labels.pt is missing'],
  ['a label that is a number', { labels: { ...labels, en: { title: 5 } } }, '.labels.en.title is 5, not a text'],
  ['a label of every object', { title: 'constructor' }, '.title is "constructor", not a name that is free'],
  ['no icons', { icons: undefined }, '.icons is missing'],
  ['icons that are a number', { icons: 5 }, '.icons is 5, not an object'],
  ['an icon that is a number', { icons: { box: 5 } }, '.icons.box is 5, not a list'],
  ['an icon of every object', { icon: 'constructor' }, '.icon is "constructor", not the name of an icon'],
  ['an icon that is a script', { icons: { box: [['script', {}]] } }, '.icons.box[0][0] is "script", not one of'],
  [
    'an icon with markup',
    { icons: { box: [['path', { dangerouslySetInnerHTML: '<b>' }]] } },
    '.icons.box[0].dangerouslySetInnerHTML is "<b>", not numbers or a path',
  ],
  ['an icon that listens', { icons: { box: [['path', { onclick: 'alert' }]] } }, '.onclick is not an attribute'],
  ['an icon that points elsewhere', { icons: { box: [['path', { fill: 'url(#x)' }]] } }, '.fill is "url(#x)", not'],
  [
    'icons of 3 MB',
    { icons: Object.fromEntries(Array.from({ length: 5000 }, (_, at) => [`box-${at}`, [['path', { d: long }]]])) },
    '.icons are larger than 20000 characters together',
  ],
  ['an icon with too many elements', { icons: { box: Array.from({ length: 501 }, () => circle) } }, 'not a list of at'],
  ['an icon with a long path', { icons: { box: [['path', { d: 'M'.repeat(3_000_000) }]] } }, '.icons.box[0].d is "MMM'],
  ['a menu entry in no section', { menu: [entry] }, '.menu[0].section is missing'],
  ['a menu entry whose place is a text', { menu: [{ ...entry, order: '1', section }] }, '.menu[0].order is "1", not a'],
  ['children that are none', { menu: [{ ...entry, section, children: {} }] }, '.menu[0].children is {}, not a list'],
  ['a search id that is a number', { search: [{ ...entry, path: '/a', id: 7 }] }, '.search[0].id is 7, not an id in'],
  ['a search id with a dot', { search: [{ ...entry, path: '/a', id: 'a.b' }] }, '.search[0].id is "a.b", not an id in'],
  ['a command without a module', { commands: [{ id: 'mail.compose' }] }, '.commands[0].module is missing'],
  ['a module elsewhere', { commands: [{ id: 'mail.a', module: './../../x' }] }, 'not a module like'],
  ['an argument that is a text', { commands: [{ id: 'mail.a', module: './a', argument: 'x' }] }, '.argument is "x"'],
  ['slots that are none', { slots: true }, '.slots is true, not a list'],
  [
    'a right that is half',
    { paths: [{ path: '/a', label: 'a', requires: { action: 'read' } }] },
    '.subject is missing',
  ],
  ['a backend of no paths', { backend: { module: './backend' } }, '.backend.prefixes is missing'],
  ['grants that are one', { grants: { role: 'editor' } }, '.grants is {"role":"editor"}, not a list'],
])('a manifest with %s is refused', (_, changes, sentence) => {
  expect(releaseFormatIssues('mail', manifest(changes))).toEqual([expect.stringContaining(sentence)]);
});

test('of many mistakes it names the first, and how many there are', () => {
  const paths = Array.from({ length: 20 }, () => 5);
  const issues = releaseFormatIssues(
    'mail',
    manifest({ paths } satisfies Partial<Record<keyof EmittedManifest, unknown>>),
  );
  expect(issues).toHaveLength(6);
  expect(issues[5]).toBe('release has 15 more mistakes.');
});

test('what several releases have alike is looked at once when it is whole, and each time when it is not', () => {
  const labels = { en: { title: 3 }, de: {}, fr: {}, pt: {} };
  for (const _ of ['one', 'another'])
    expect(releaseFormatIssues('mail', manifest({ labels }))).toEqual([
      expect.stringContaining('.labels.en.title is 3'),
    ]);
  const icons = { mail: [circle] };
  for (const _ of ['one', 'another']) expect(releaseFormatIssues('mail', manifest({ icons }))).toEqual([]);
});
