import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { folderProblem } from '../shared/build/folderProblem.cjs';

let base: string;
beforeAll(() => {
  base = mkdtempSync(join(tmpdir(), 'atrium-folder-'));
});
afterAll(() => rmSync(base, { recursive: true }));

const sentenceOf = (folder: string, name: string) =>
  `The path of ${folder} holds ${name}, which the build cannot handle: move it to a folder without ! ? # * %20 in its path.`;

/** Puts the tools that run before anything is installed into a folder; gives what one of them says there. */
function runIn(folder: string, tool: string, ...args: string[]) {
  const tools = join(folder, 'tools');
  mkdirSync(tools, { recursive: true });
  for (const file of readdirSync('tools').filter((name) => name.endsWith('.mjs')))
    cpSync(join('tools', file), join(tools, file));
  cpSync('shared/build/folderProblem.cjs', join(folder, 'shared/build/folderProblem.cjs'));
  const { status, stderr } = spawnSync(process.execPath, [join(tools, tool), ...args], {
    encoding: 'utf8',
    cwd: folder,
  });
  return { status, said: stderr.trim() };
}

describe.each([
  ['work #1', '#'],
  ['work!', '!'],
  ['work?', '?'],
  ['work*', '*'],
  ['work%20', '%20'],
  ['work\u200b', 'a zero-width space'],
])('in a folder such as %j', (name, found) => {
  test.each([['start.mjs'], ['test.mjs']])('%s says so in one sentence, before anything is installed', (tool) => {
    const folder = join(base, name, 'atrium');
    expect(runIn(folder, tool)).toEqual({ status: 1, said: sentenceOf(`${folder}/`, found) });
  });

  test('the build of an app says the same', () => {
    const folder = join(base, name, 'notes');
    expect(folderProblem(folder)).toBe(sentenceOf(folder, found));
  });
});

test('the configuration of an app says so, in whichever repository it is, and nothing else', () => {
  const folder = join(base, 'my #1 apps', 'notes');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "name": "notes", "version": "1.0.0", "type": "module" }');
  writeFileSync(
    join(folder, 'rspack.config.ts'),
    `import { defineRemote } from '@atrium/build'; export default defineRemote(import.meta.dirname, { id: 'notes' });`,
  );
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  const cli = resolve('node_modules/@rspack/cli/bin/rspack.js');
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, 'build'], { cwd: folder, encoding: 'utf8' });
  expect(status).not.toBe(0);
  const lines = `${stdout}${stderr}`.trim().split('\n');
  expect(lines.at(-1)).toContain(sentenceOf(folder, '#'));
  expect(lines.length).toBeLessThanOrEqual(2);
}, 60_000);

test.each(['build', 'dev', 'server', 'new', 'release'])('npm run %s says so too', (tool) => {
  const folder = join(base, 'my #1', 'atrium');
  for (const file of ['tools/atrium/index.ts', 'tools/build/server.ts']) cpSync(file, join(folder, file));
  expect(runIn(folder, 'run.mjs', tool)).toEqual({ status: 1, said: sentenceOf(`${folder}/`, '#') });
});

test('a new app outside of this repository is not written into such a folder', () => {
  const folder = resolve(base, 'my #1 apps', 'notes');
  const made = spawnSync(process.execPath, ['--import', 'tsx', 'tools/atrium/index.ts', 'new', '--outside', folder], {
    encoding: 'utf8',
  });
  expect({ status: made.status, said: made.stderr.trim() }).toEqual({ status: 1, said: sentenceOf(folder, '#') });
});

test.each(['my work', 'my [x]', '100%', 'é'])('a folder such as %j is fine', (name) => {
  const folder = join(base, name, 'atrium');
  expect(folderProblem(folder)).toBeUndefined();
  expect(runIn(folder, 'run.mjs', 'nothing').said).toContain('There is no tool');
});
