// `npm run new -- field-notes`: a new app, in the menu of the running product.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { AppManifest } from 'shared/contract';
import { hostPages } from '../../shared/contract/hostPages';
import { remoteFolders, root } from '../build/paths';
import { run } from '../child.mjs';
import { runNpm } from '../install.mjs';
import { buildAll } from '../release/buildAll';
import { nameProblem, namesOf } from './model/appNames';
import { freeSearchId } from './model/freeSearchId';
import { writeApp } from './writeApp';

async function takenSearchIds(): Promise<number[]> {
  const ids = hostPages.map(({ id }) => id);
  for (const folder of remoteFolders().values()) {
    const { default: manifest }: { default: AppManifest } = await import(join(folder, 'src/manifest.ts'));
    ids.push(...(manifest.search ?? []).map(({ id }) => id));
  }
  return ids;
}

/** Biome decides what a longer or shorter name does to a line. */
const format = (path: string) =>
  run(process.execPath, ['node_modules/@biomejs/biome/bin/biome', 'check', '--write', path], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });

async function create(id: string): Promise<void> {
  const names = namesOf(id);
  const folder = join('remotes', id);
  writeApp(join(root, folder), names, freeSearchId(await takenSearchIds()));
  if ((await format(folder)) !== 0) throw new Error(`${folder} could not be formatted; it says above why.`);
  const linked = await runNpm(['install', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts']);
  if (linked !== 0) throw new Error(`npm could not link ${folder}; it says above why.`);
  await buildAll(existsSync(join(root, 'dist/registry.json')) ? { only: [id] } : {});
  const commands: [command: string, meaning: string][] = [
    [`cd ${folder} && npm run dev`, 'the app alone, with hot reload'],
    [`npm run unit -- ${folder}`, 'its tests'],
    ['npm run check', 'types, texts, imports'],
    [`npm run release -- ${id}`, 'to everybody, when it has changed'],
  ];
  const width = Math.max(...commands.map(([command]) => command.length));
  console.log(`
${names.title} is at /apps/${id}, in the menu of everybody who opens the product now (npm start).

${commands.map(([command, meaning]) => `  ${command.padEnd(width)}  ${meaning}`).join('\n')}`);
}

const [id] = process.argv.slice(2);
const problem = nameProblem(id, new Set(readdirSync(join(root, 'remotes'))));
try {
  if (problem || !id) throw new Error(problem);
  await create(id);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
