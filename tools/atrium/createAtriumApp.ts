// `npm create atrium-app`: makes an app in a repository of its own, from a machine that has nothing of this repository. It is
// bundled into one file, beside the template and the packages that the app builds on.
import { existsSync, readdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { folderProblem } from '../../shared/build/folderProblem.cjs';
import { isOldNode, minNode } from '../installed.mjs';
import { nameIssue, namesOf } from '../new/model/appNames';
import { writeRepository } from '../new/writeRepository';
import { createProgram, runProgram, UsageError } from './program';

function create(asked: string, dist: string): string {
  if (isOldNode())
    throw new Error(`Node ${minNode.join('.')} or newer is needed; this is Node ${process.versions.node}.`);
  const folder = resolve(asked);
  const issue = folderProblem(folder) ?? nameIssue(basename(folder), new Set());
  if (issue) throw new UsageError(issue);
  if (existsSync(folder)) throw new Error(`${folder} is there already: name a folder that is not.`);
  const packed = join(import.meta.dirname, 'packages');
  const packages = readdirSync(packed).map((file) => join(packed, file));
  writeRepository(folder, namesOf(basename(folder)), { packages, dist });
  return `${namesOf(basename(folder)).title} is in ${folder}. There:

  npm start            installs the packages, and opens the app alone
  npm test             types and unit tests
  npm run release      into ${dist || 'the product that "atrium": { "dist": … } in package.json names'}`;
}

const program = createProgram('Makes an app of a dashboard, in a repository of its own.', 'create-atrium-app')
  .argument('<folder>', 'named after the app: field-notes')
  .option('--dist <target>', 'the product that it is released into: its served folder, or s3://bucket/prefix');
program.action(() => {
  const { dist = '' }: { dist?: string } = program.opts();
  console.log(create(program.args[0] ?? '', dist));
});
await runProgram(program, process.argv.slice(2));
