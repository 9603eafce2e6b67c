import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AppManifest } from '@atrium/contract';
import { emitManifest, namedIds } from './manifest';

const manifest: AppManifest = {
  id: 'notes',
  title: 'menu.title',
  icon: 'mail',
  owner: { team: 'Team Notes', contact: 'notes@example.com' },
  paths: [{ path: '/apps/notes', label: 'menu.title' }],
};

/** A remote's folder with an app and the host API 3.4.2, and the title in every language but those. */
function folderWithout(...languages: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'notes-'));
  mkdirSync(join(folder, 'src/locales'), { recursive: true });
  mkdirSync(join(folder, 'node_modules/@atrium/sdk'), { recursive: true });
  writeFileSync(join(folder, 'node_modules/@atrium/sdk/package.json'), JSON.stringify({ version: '3.4.2' }));
  writeFileSync(join(folder, 'src/app.tsx'), 'export default defineApp({});');
  for (const language of ['en', 'de', 'fr', 'pt'])
    writeFileSync(
      join(folder, `src/locales/${language}.json`),
      JSON.stringify(languages.includes(language) ? {} : { menu: { title: `Notes (${language})` } }),
    );
  return folder;
}

test('the range of the host API, labels of every language and drawings of icons are put into the manifest', async () => {
  const emitted = await emitManifest(folderWithout(), manifest, '1.2.3');
  expect(emitted.version).toBe('1.2.3');
  expect(emitted.host).toBe('^3.4.0');
  expect(emitted.labels.de).toEqual({ 'menu.title': 'Notes (de)' });
  expect(emitted.icons.mail?.map(([shape]) => shape)).toEqual(['path', 'rect']);
});

test('a label that a language lacks fails the build with a sentence that says which', async () => {
  await expect(emitManifest(folderWithout('de', 'pt'), manifest, '1.0.0')).rejects.toThrow(
    'The label "menu.title" does not exist in de, pt: add its text to src/locales/de.json, src/locales/pt.json.',
  );
});

test('a module that is not there fails the build with a sentence that says which', async () => {
  const withCommand = { ...manifest, commands: [{ id: 'notes.add', module: './commands' as const }] };
  await expect(emitManifest(folderWithout(), withCommand, '1.0.0')).rejects.toThrow(
    'The module "./commands" is named, but src/commands does not exist: add it, or correct the name.',
  );
});

test('an icon outside the family fails the build', async () => {
  await expect(emitManifest(folderWithout(), { ...manifest, icon: '../evil' }, '1.0.0')).rejects.toThrow(
    'manifest.icon is "../evil", not the name of an icon.',
  );
});

const command = { id: 'notes.add', module: './commands' as const };
const slot = { id: 'notes-latest', slot: 'overlay', label: 'menu.title', icon: 'mail', order: 1 };
const backend = { prefixes: ['/apps/notes'], module: './backend' as const };

test.each<[string, Record<string, string>, Partial<AppManifest>, string]>([
  [
    'a slot without a default export',
    { 'Latest.tsx': 'export function Latest() {}' },
    { slots: [{ ...slot, module: './Latest' }] },
    'src/Latest.tsx has no default export, which is what the dashboard takes: add "export default".',
  ],
  ['an app without one', { 'app.tsx': 'export const app = 1;' }, {}, 'src/app.tsx has no default export'],
  [
    'a command that nothing handles',
    { 'commands.ts': "export default defineCommands({ 'notes.ad': run });" },
    { commands: [command] },
    'src/commands.ts handles no command "notes.add": add it there, or take it out of src/manifest.ts. Did you mean "notes.ad"?',
  ],
  [
    'a route outside its paths',
    { 'app.tsx': "export default defineApp({ id: 'notes', routes: [{ path: '/app/notes', load }] });" },
    {},
    'src/app.tsx has the route "/app/notes", which lies below none of the "paths" of src/manifest.ts (/apps/notes)',
  ],
  [
    'a call outside its prefixes',
    { 'backend.ts': 'export default 1;', 'calls.ts': "defineCall({ method: 'GET', path: '/app/notes/all' });" },
    { backend },
    'src/calls.ts states the call "/app/notes/all", which lies below none of the "prefixes"',
  ],
  [
    'eval',
    { 'model.ts': "export const two = eval('1 + 1');" },
    {},
    "src/model.ts uses eval(), which the page's policy",
  ],
  [
    'a key that is misspelt',
    {},
    { paths: [{ path: '/apps/notes', label: 'menu.title', ...JSON.parse('{ "requries": {} }') }] },
    'manifest.paths[0] has "requries", which means nothing: did you mean "requires"?',
  ],
])('%s fails the build', async (_what, sources, changes, sentence) => {
  const folder = folderWithout();
  for (const [file, text] of Object.entries(sources)) writeFileSync(join(folder, 'src', file), text);
  await expect(emitManifest(folder, { ...manifest, ...changes }, '1.0.0')).rejects.toThrow(sentence);
});

test('code that the manifest fits builds, also where it does not write out what it names', async () => {
  const folder = folderWithout();
  const sources = {
    'app.tsx': "export default defineApp({ id: 'notes', routes: [{ path: '/apps/notes/*', load }, ...more] });",
    'commands.ts': 'export default defineCommands(all);',
    'Latest.tsx': "export { Latest as default } from './components';",
    'backend.ts': 'export default defineBackend(answers);',
    'calls.ts': "defineCall({ method: 'GET', path: '/apps/notes/all' }); defineCall({ method: 'GET', path: of(1) });",
    'calls.test.ts': "defineCall({ method: 'GET', path: '/elsewhere' }); eval('1');",
  };
  for (const [file, text] of Object.entries(sources)) writeFileSync(join(folder, 'src', file), text);
  const whole = { ...manifest, commands: [command], slots: [{ ...slot, module: './Latest' as const }], backend };
  await expect(emitManifest(folder, whole, '1.0.0')).resolves.toMatchObject({ id: 'notes' });
});

test('an app that calls itself another than its manifest fails the build', async () => {
  const folder = folderWithout();
  writeFileSync(join(folder, 'src/app.tsx'), "export default defineApp({ id: 'todo', routes: [] });");
  await expect(emitManifest(folder, manifest, '1.0.0')).rejects.toThrow(
    'src/app names the app "todo", the manifest "notes".',
  );
});

test.each(['constructor', 'shell', 'list'])('an app called %s fails the build', async (id) => {
  await expect(emitManifest(folderWithout(), { ...manifest, id }, '1.0.0')).rejects.toThrow(
    `The id "${id}" is reserved`,
  );
});

test.each([
  ["export default defineApp({ id: 'notes', routes: [] });", ['notes']],
  ['export default defineApp({\n  routes,\n  id: "notes",\n});', ['notes']],
  ["const api = createAppApi('todo');\nexport default defineApp({ id: 'notes', api, routes });", ['todo', 'notes']],
  ['export default defineApp({ id: manifest.id, routes });', []],
  ["export default defineApp({ routes: [{ id: 'other' }] });", []],
])('%s names %j', (source, ids) => {
  expect(namedIds(source)).toEqual(ids);
});
