import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { root } from '../tools/build/paths';
import { runRspack } from '../tools/build/rspack';
import { copyRepository, linkFolder } from '../tools/test/repositoryCopy';
import { expect, test } from './fixtures';
import { hashFiles } from './support/fileChanges';
import { writeOutsideRemote } from './support/remotes/outsideRemote';

const release = '1.0.0-same';

/** The files that an app's folder makes, by name. */
async function filesOf(folder: string): Promise<Record<string, string>> {
  const output = mkdtempSync(join(tmpdir(), 'atrium-built-'));
  try {
    await runRspack(folder, { release, output });
    return hashFiles(output);
  } finally {
    rmSync(output, { recursive: true, force: true });
  }
}

test('an app of the repository makes the same files in every checkout', { tag: '@all' }, async () => {
  test.setTimeout(300_000);
  const copy = copyRepository();
  const deeper = join(`${copy}-of a colleague`, 'work/atrium');
  try {
    const here = await filesOf(join(copy, 'remotes/todo'));
    mkdirSync(dirname(deeper), { recursive: true });
    renameSync(copy, deeper);
    expect(Object.keys(here)).toContain('app.json');
    expect(await filesOf(join(deeper, 'remotes/todo'))).toEqual(here);
  } finally {
    for (const folder of [copy, `${copy}-of a colleague`]) rmSync(folder, { recursive: true, force: true });
  }
});

test('an app in a repository of its own makes the same release in every folder', { tag: '@all' }, async () => {
  test.setTimeout(300_000);
  const remote = await writeOutsideRemote({ id: 'reviews', path: '/apps/reviews', label: 'Reviews' });
  const parent = mkdtempSync(join(tmpdir(), 'atrium-'));
  const [folder, deeper] = [join(parent, 'reviews'), join(parent, 'of a colleague/work/reviews')];
  const build = (app: string) => {
    const rspack = join(app, 'node_modules/@rspack/cli/bin/rspack.js');
    const { status, stderr } = spawnSync(process.execPath, [rspack, 'build'], { cwd: app, encoding: 'utf8' });
    expect(status, stderr).toBe(0);
    const made = hashFiles(join(app, 'dist'));
    rmSync(join(app, 'dist'), { recursive: true });
    return made;
  };
  try {
    cpSync(remote.folder, folder, { recursive: true, filter: (file) => basename(file) !== 'node_modules' });
    // Its packages lie in the folder, as npm installs them: the remote's own are links to those of this repository.
    linkFolder(join(root, 'node_modules'), join(folder, 'node_modules'));
    rmSync(join(folder, 'node_modules/@atrium'), { recursive: true });
    cpSync(join(remote.folder, 'node_modules/@atrium'), join(folder, 'node_modules/@atrium'), { recursive: true });
    const here = build(folder);
    mkdirSync(dirname(deeper), { recursive: true });
    renameSync(folder, deeper);
    expect(build(deeper)).toEqual(here);
  } finally {
    rmSync(parent, { recursive: true, force: true });
    remote.remove();
  }
});
