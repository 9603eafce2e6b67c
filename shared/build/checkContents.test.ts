import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from './testing/buildApp';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'atrium-contents-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const page = (imported: string, used: string) =>
  `${imported}\nexport default function NotesPage() { return <h1>{String(${used})}</h1>; }`;

test('what comes with another library is not named beside it', async () => {
  const built = buildApp(folder, { 'src/NotesPage.tsx': page("import { Rate } from 'antd';", 'Rate') });
  await expect(built).rejects.not.toThrow(/cssinjs|icons/);
}, 60_000);

test.each<[string, Record<string, string>, string]>([
  [
    'an antd of its own',
    { 'src/NotesPage.tsx': page("import { Rate } from 'antd';", 'Rate') },
    'src/NotesPage.tsx brings a second antd into the page: take the component from @atrium/ui.',
  ],
  [
    'a module of React that the host does not provide',
    { 'src/NotesPage.tsx': page("import { renderToString } from 'react-dom/server';", 'renderToString') },
    'src/NotesPage.tsx brings a second react-dom into the page: import what the host provides: react-dom, react-dom/client.',
  ],
  [
    'more than it allows itself',
    { 'package.json': '{ "name": "notes", "version": "1.0.0", "type": "module", "atrium": { "maxKilobytes": 5 } }' },
    'and package.json allows 5 ("atrium": { "maxKilobytes": 5 }): make them smaller, or allow more.',
  ],
])(
  'an app with %s is not built',
  async (_what, changes, sentence) => {
    await expect(buildApp(folder, changes)).rejects.toThrow(sentence);
    expect(existsSync(join(folder, 'made/app.json'))).toBe(false);
  },
  60_000,
);
