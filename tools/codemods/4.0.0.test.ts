import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const cases: Record<string, [before: string, after: string]> = {
  'package.json': [
    `{ "scripts": { "check": "atrium-release check ../atrium/dist", "release": "npm test && atrium-release ../atrium/dist", "up": "atrium-codemod ." } }`,
    `{ "scripts": { "check": "atrium check --dist ../atrium/dist", "release": "npm test && atrium release --dist ../atrium/dist", "up": "atrium upgrade" } }`,
  ],
  '.github/workflows/ci.yml': [
    'run: npx atrium-release check s3://releases/prod && npx atrium-release s3://releases/prod\n',
    'run: npx atrium check --dist s3://releases/prod && npx atrium release --dist s3://releases/prod\n',
  ],
  'release.sh': ['npx atrium-release; echo done\n', 'npx atrium release; echo done\n'],
  'README.md': ['Run `npx atrium-release "$DIST"`.\n', 'Run `npx atrium release --dist "$DIST"`.\n'],
  'notes.md': ['`atrium-release check` asks the gate.\n', '`atrium check` asks the gate.\n'],
  'src/names.ts': [`export const was = 'atrium-release';\n`, `export const was = 'atrium-release';\n`],
  'src/Page.tsx': [
    `export const page = <Slot name="notes.margin" />;\n`,
    `export const page = <Slot name="notes.margin" />;\n`,
  ],
  'CHANGELOG.md': ['- atrium-release\n', '- atrium-release\n'],
  'node_modules/a/package.json': ['"atrium-release"', '"atrium-release"'],
};

const folder = mkdtempSync(join(tmpdir(), 'atrium-codemod-'));
const run = () => execFileSync(process.execPath, ['tools/codemods/4.0.0.mjs', folder], { encoding: 'utf8' });
let output = '';

beforeAll(() => {
  for (const [file, [before]] of Object.entries(cases)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), before);
  }
  output = run();
});
afterAll(() => rmSync(folder, { recursive: true }));

it.each(Object.entries(cases))('moves %s to 4.0', (file, [, after]) => {
  expect(readFileSync(join(folder, file), 'utf8')).toBe(after);
});

it('says what a person has to decide, and what it did', () => {
  expect(output).toContain(`places: [{ slot: 'notes.margin', data: … }]`);
  expect(output).toContain('5 files changed');
});

it('changes nothing when run again', () => {
  expect(run()).toContain('0 files changed');
});
