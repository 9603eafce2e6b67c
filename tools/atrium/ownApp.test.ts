import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fakeRelease } from '../release/testing/fakeRelease';
import { lastBuild, ownId } from './ownApp';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'atrium-app-'));
  mkdirSync(join(folder, 'src'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: '@notes/field-notes' }));
});
afterEach(() => rmSync(folder, { recursive: true }));

test.each([
  ["const read = { id: 'x' };\nexport default { id: 'notes', owner: { team: 'T' } };", 'notes'],
  ["const menu = [{ id: 'menu' }];\nconst manifest = { owner, menu, id: `notes` };", 'notes'],
  ['export default { id: appId, owner };', 'field-notes'],
])('the manifest %j is of %s', (manifest, id) => {
  writeFileSync(join(folder, 'src/manifest.ts'), manifest);
  expect(ownId(folder)).toBe(id);
});

test('a folder without a manifest holds no app', () => {
  expect(() => ownId(folder)).toThrow('holds no app: it has no src/manifest.ts.');
});

test('the latest build is the one to release', () => {
  expect(() => lastBuild(folder)).toThrow('holds no release: build one first');
  for (const [seconds, name] of [
    [2000, '1.0.0-bbb'],
    [1000, '1.0.0-aaa'],
  ] as const) {
    const built = join(folder, 'dist', name);
    mkdirSync(built, { recursive: true });
    writeFileSync(join(built, 'app.json'), JSON.stringify({ ...fakeRelease('notes', name), files: [], takes: {} }));
    utimesSync(join(built, 'app.json'), seconds, seconds);
  }
  expect(lastBuild(folder)).toMatchObject({
    release: fakeRelease('notes', '1.0.0-bbb'),
    folder: join(folder, 'dist/1.0.0-bbb'),
  });
});
