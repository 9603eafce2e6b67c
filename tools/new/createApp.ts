import { existsSync, readdirSync } from 'node:fs';
import { basename, join, relative, resolve, sep } from 'node:path';
import { folderProblem } from '../../shared/build/folderProblem.cjs';
import { dist, readManifests, root } from '../build/paths';
import { run } from '../child.mjs';
import { runNpm } from '../install.mjs';
import { pack } from '../pack/pack';
import { buildAll } from '../release/cli/buildAll';
import type { Output } from '../release/cli/output';
import { type AppNames, addressIssue, nameIssue, namesOf } from './model/appNames';
import { writeApp } from './writeApp';
import { writeRepository } from './writeRepository';

/**
 * The names of a new app.
 * @throws with the reason if it cannot be called so
 */
async function readNames(id: string | undefined): Promise<AppNames> {
  const issue = nameIssue(id, new Set(readdirSync(join(root, 'remotes'))));
  if (issue || !id) throw new Error(issue);
  const taken = addressIssue(id, await readManifests());
  if (taken) throw new Error(taken);
  return namesOf(id);
}

/** Biome decides what a longer or shorter name does to a line. */
const format = (path: string) =>
  run(process.execPath, ['node_modules/@biomejs/biome/bin/biome', 'check', '--write', path], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });

/** Makes an app in this repository: sources, links, a first release. */
export async function createApp(asked: string | undefined): Promise<Output> {
  const names = await readNames(asked);
  const { id } = names;
  const folder = join('remotes', id);
  writeApp(join(root, folder), names);
  if ((await format(folder)) !== 0) throw new Error(`${folder} could not be formatted; see the message above.`);
  const linked = await runNpm(['install', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts']);
  if (linked !== 0) throw new Error(`npm could not link ${folder}; see the message above.`);
  await buildAll(existsSync(join(root, 'dist/registry.json')) ? { only: [id] } : {});
  const commands: [command: string, meaning: string][] = [
    [`cd ${folder} && npm run dev`, 'the app alone, with hot reload'],
    [`npm run unit -- ${folder}`, 'its tests'],
    ['npm run check', 'types, texts, imports'],
    [`npm run release -- ${id}`, 'to everybody, when it has changed'],
  ];
  const width = Math.max(...commands.map(([command]) => command.length));
  const text = `
${names.title} is at /apps/${id}, in the menu of everybody who opens the product now (npm start).

${commands.map(([command, meaning]) => `  ${command.padEnd(width)}  ${meaning}`).join('\n')}`;
  return { text, json: { app: id, folder: join(root, folder) } };
}

/** Makes the app a repository of its own; nothing of it lies in this one. */
export async function createRepository(asked: string): Promise<Output> {
  const folder = resolve(asked);
  const unbuildable = folderProblem(folder);
  if (unbuildable) throw new Error(unbuildable);
  const names = await readNames(basename(folder));
  if (existsSync(folder)) throw new Error(`${folder} is there already: name a folder that is not.`);
  if (!relative(root, folder).startsWith('..'))
    throw new Error(`${folder} lies in this repository: name a folder outside of it, or leave --outside away.`);
  // On stderr, since stdout is for the result: packing compiles all packages, which takes a minute.
  const started = performance.now();
  const say = (step: string) =>
    console.error(`${((performance.now() - started) / 1000).toFixed(0).padStart(3)} s  ${step}`);
  say('compiling and packing the packages of the host API');
  const packages = await pack(join(root, 'dist/packages'));
  say(`writing ${folder}`);
  const target = relative(folder, dist).split(sep).join('/');
  writeRepository(folder, names, { packages, dist: target });
  const text = `
${names.title} is in ${folder}. There:

  npm start            installs what is missing, and opens the app alone
  npm test             types and unit tests
  npm run release      into the product that is built here, ${target}`;
  return { text, json: { app: names.id, folder, dist: target } };
}
