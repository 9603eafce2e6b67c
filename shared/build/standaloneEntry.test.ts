import { join } from 'node:path';
import { createBareManifest } from '@atrium/contract/host';
import { standaloneEntry } from './standaloneEntry';

test('the entry of an app alone loads its texts in every language and what its manifest names', () => {
  const manifest = {
    ...createBareManifest({ id: 'notes' }),
    commands: [{ id: 'notes.add', module: './commands' as const }],
    backend: { prefixes: ['/apps/notes'], module: './backend' as const },
  };
  const { file, source } = standaloneEntry('/apps/notes', manifest);
  expect(file).toBe(join('/apps/notes', 'src/standaloneEntry.js'));
  const loaded = [...source.matchAll(/"([^"]+)": \(\) => import\("([^"]+)"\)/g)].map(([, name, path]) => [name, path]);
  expect(loaded).toEqual([
    ...['en', 'de', 'fr', 'pt'].map((language) => [language, `./locales/${language}.json`]),
    ['./commands', './commands'],
    ['./backend', './backend'],
  ]);
  expect(source).toContain('import { __iconData as icon0 } from "lucide-react/icons/box"');
  expect(source).toContain('icons: { "box": icon0.node }');
  expect(source).toContain('webpackHot?.accept(["./locales/en.json","./locales/de.json"');
});
