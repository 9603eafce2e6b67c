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
  writeFileSync(join(folder, 'src/app.tsx'), '');
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
    'The label "menu.title" does not exist in de, pt.',
  );
});

test('a module that is not there fails the build with a sentence that says which', async () => {
  const withCommand = { ...manifest, commands: [{ id: 'notes.add', module: './commands' as const }] };
  await expect(emitManifest(folderWithout(), withCommand, '1.0.0')).rejects.toThrow(
    'The module "./commands" is named, but src/commands does not exist.',
  );
});

test('an icon outside the family fails the build', async () => {
  await expect(emitManifest(folderWithout(), { ...manifest, icon: '../evil' }, '1.0.0')).rejects.toThrow(
    'manifest.icon is "../evil", not the name of an icon.',
  );
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
