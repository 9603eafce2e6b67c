// `npm test -- todo`: types and lint of an app, a package or a folder, its unit tests and its browser tests, side by side.
// An app's browser tests are those named after it: `e2e/todo.spec.ts`, `e2e/todo.lists.spec.ts`.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readAreas } from '../areas';

const root = process.cwd();
const areas = readAreas(root);

interface Part {
  name: string;
  file: string;
  args: readonly string[];
}

/** Runs one part to its end, then prints what it said; gives whether it passed. */
function runPart({ name, file, args }: Part): Promise<boolean> {
  const start = performance.now();
  const child = spawn(process.execPath, ['--import', 'tsx', file, ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
  const stop = () => child.kill();
  process.once('exit', stop);
  return new Promise((resolve) =>
    child.once('close', (code) => {
      process.off('exit', stop);
      const seconds = ((performance.now() - start) / 1000).toFixed(0);
      console.log(`\n${code === 0 ? '✓' : '✗'} ${name} ${seconds} s\n${said.trimEnd().replace(/^/gm, '  ')}`);
      resolve(code === 0);
    }),
  );
}

async function runInOrder(parts: readonly Part[]): Promise<boolean> {
  const results: boolean[] = [];
  for (const part of parts) results.push(await runPart(part));
  return results.every(Boolean);
}

const browserTests = (names: readonly string[]) =>
  readdirSync(join(root, 'e2e')).filter((file) =>
    names.some((name) => new RegExp(`^${name}\\.(.*\\.)?spec\\.ts$`).test(file)),
  );

async function testAreas(names: readonly string[]): Promise<boolean> {
  const unknown = names.filter((name) => !areas.has(name));
  if (unknown.length > 0)
    throw new Error(
      `There is no app, package or folder ${unknown.join(', ')}. There are: ${[...areas.keys()].join(', ')}.`,
    );
  const folders = names.map((name) => `/${areas.get(name)}/`);
  const specs = browserTests(names);
  const areApps = names.every((name) => areas.get(name)?.startsWith('remotes/'));
  // A build of one app needs the shell and the other apps of an earlier one.
  const only = areApps && existsSync(join(root, 'dist/registry.json')) ? [`--only=${names.join(',')}`] : [];
  const lanes = [
    runInOrder([
      { name: 'check', file: 'tools/check/index.ts', args: ['lint', 'types', 'texts', 'locales', 'styles', ...names] },
      { name: 'unit', file: 'tools/test/unit.ts', args: folders },
    ]),
    runInOrder(specs.length > 0 ? [{ name: 'e2e', file: 'tools/test/e2e.ts', args: [...only, ...specs] }] : []),
  ];
  return (await Promise.all(lanes)).every(Boolean);
}

const start = performance.now();
try {
  const hasPassed = await testAreas(process.argv.slice(2));
  console.log(`\n${hasPassed ? 'passed' : 'failed'} in ${((performance.now() - start) / 1000).toFixed(0)} s`);
  process.exitCode = hasPassed ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
