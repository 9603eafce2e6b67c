import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { licensesFile, licensesText } from './licensesText';
import { buildApp } from './testing/buildApp';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'atrium-licenses-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Writes an installed package; the files are by name, beside its `package.json`. */
function writePackage(facts: object, files: Readonly<Record<string, string>>): string {
  const target = mkdtempSync(join(folder, 'package-'));
  writeFileSync(join(target, 'package.json'), JSON.stringify(facts));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(target, name), text);
  return target;
}

test('a release names the packages that are in its files with their licences, and none that is left out', async () => {
  const output = await buildApp(folder, {
    'src/NotesPage.tsx': `import { compress } from 'fflate';
import { marked } from 'marked';
import { useState } from 'react';
export default function NotesPage() { useState(0); return <h1>{String(false ? compress : marked)}</h1>; }`,
  });
  const text = readFileSync(join(output, licensesFile), 'utf8');
  expect(text).toMatch(/\nmarked \d+\.\d+\.\d+\nMIT\n/);
  expect(text).toContain('Copyright (c) 2011-2018, Christopher Jeffrey');
  expect(text).toContain('\n@rspack/core ');
  // What is not used, and what the host provides.
  expect(text).not.toMatch(/\n(fflate|react) \d/);
  expect(text).not.toContain(process.cwd());
  const { files } = JSON.parse(readFileSync(join(output, 'app.json'), 'utf8'));
  expect(files).toContain(licensesFile);
}, 60_000);

test('a licence is told whole, with its notice, or by name where the package holds no text', () => {
  const apache = writePackage(
    { name: 'b', version: '2.0.0', license: 'Apache-2.0', homepage: 'https://b.example' },
    { 'LICENSE.txt': 'Apache License\r\nVersion 2.0\r\n', NOTICE: 'Made by B', 'license.js': 'code' },
  );
  const bare = writePackage({ name: 'a', version: '1.0.0', license: 'MIT', author: { name: 'Ada' } }, {});
  const text = licensesText([apache, bare, apache]);
  expect(text.split('-'.repeat(80))).toEqual([
    'The files beside this one contain code of these packages.\n\n',
    '\na 1.0.0\nMIT\n\nPublished under MIT, by Ada; the package holds no text of it.\n\n',
    '\nb 2.0.0\nApache-2.0\nhttps://b.example\n\nApache License\nVersion 2.0\n\nMade by B\n',
  ]);
});

test('a package without a licence ends the build', () => {
  const folderOfIt = writePackage({ name: 'c', version: '1.0.0' }, {});
  expect(() => licensesText([folderOfIt])).toThrow('c names no licence, so nothing may be built of it.');
});
