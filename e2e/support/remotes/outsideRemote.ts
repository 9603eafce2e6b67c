import { type ChildProcess, type ChildProcessWithoutNullStreams, execFile, spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../../tools/build/paths';
import { namesOf } from '../../../tools/new/model/appNames';
import { writeRepository } from '../../../tools/new/writeRepository';
import { pack } from '../../../tools/pack/pack';
import { type ProbeRemote, writeProbeRemote } from './probeRemote';

const run = promisify(execFile);

/** Page and command of the probe: the tests compare objects by identity. */
function addProbe(folder: string, probe: ProbeRemote): void {
  const page = readFileSync(join(writeProbeRemote(probe, join(dirname(folder), 'probe')), 'src/ProbePage.tsx'), 'utf8');
  writeFileSync(join(folder, 'src/ProbePage.tsx'), page);
  writeFileSync(
    join(folder, 'src/components/reviewCommands.ts'),
    `import { defineCommands } from '@atrium/contract';
export default defineCommands({ '${probe.id}.open': (_argument, { session }) => session.getState().status });
`,
  );
  const replace = (file: string, before: string, after: string) => {
    const text = readFileSync(join(folder, file), 'utf8');
    if (!text.includes(before)) throw new Error(`${file} has no ${before}`);
    writeFileSync(join(folder, file), text.replace(before, after));
  };
  replace('src/app.tsx', 'routes: [', `routes: [{ path: '${probe.path}/probe', load: () => import('./ProbePage') }, `);
  replace(
    'src/manifest.ts',
    'uses: {',
    `commands: [{ id: '${probe.id}.open', label: 'title', icon: 'notebook-text', module: './components/reviewCommands' }],\n  uses: {`,
  );
}

function link(name: string, modules: string): void {
  mkdirSync(dirname(join(modules, name)), { recursive: true });
  symlinkSync(join(root, 'node_modules', name), join(modules, name), 'junction');
}

/** Installs the packed packages without the network: the packages themselves and the dependencies they name. */
export async function installPacked(tarballs: readonly string[], modules: string): Promise<void> {
  const wanted = new Set<string>();
  for (const tarball of tarballs) {
    const folder = join(modules, basename(tarball).replace('atrium-', '@atrium/').replace(/-\d.*/, ''));
    mkdirSync(folder, { recursive: true });
    await run('tar', ['-xzf', tarball, '-C', folder, '--strip-components=1']);
    const { dependencies, peerDependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    for (const name of Object.keys({ ...dependencies, ...peerDependencies })) wanted.add(name);
  }
  for (const name of wanted) if (!existsSync(join(modules, name))) link(name, modules);
}

/** Remote in a folder outside of the repository. */
export interface OutsideRemote {
  folder: string;
  run(tool: keyof typeof tools, ...args: string[]): Promise<string>;
  serve(): Promise<string>;
  remove(): void;
}

const tools = {
  atrium: '@atrium/build/atrium.mjs',
  tsc: 'typescript/bin/tsc',
  rspack: '@rspack/cli/bin/rspack.js',
  jest: 'jest/bin/jest.js',
};

/**
 * Creates a remote outside of the repository as `npm run new -- --outside` does, with the packed packages installed.
 */
export async function writeOutsideRemote(probe: ProbeRemote): Promise<OutsideRemote> {
  const parent = realpathSync(mkdtempSync(join(tmpdir(), 'atrium-outside-')));
  const folder = join(parent, probe.id);
  const packages = await pack(join(parent, 'packages'));
  writeRepository(folder, namesOf(probe.id), { packages, dist: '' });
  addProbe(folder, probe);
  await installPacked(packages, join(folder, 'node_modules'));

  let server: ChildProcess | undefined;
  return {
    folder,
    run: (tool, ...args) => runIn(folder, tool, ...args),
    serve() {
      const started = start(folder, 'rspack', ['serve']);
      server = started;
      const listening = new Promise<string>((resolve) => {
        started.stdout.on('data', (text: Buffer) => {
          const [, address] = /is open at (\S+)/.exec(String(text)) ?? [];
          if (address) resolve(address);
        });
      });
      return Promise.race([listening, finished(started)]);
    },
    remove() {
      server?.kill();
      rmSync(parent, { recursive: true, force: true });
    },
  };
}

/** Output of a program that exited successfully. */
function finished(child: ChildProcessWithoutNullStreams): Promise<string> {
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve(output) : reject(new Error(output))));
  });
}

const start = (folder: string, tool: keyof typeof tools, args: readonly string[]) =>
  spawn(process.execPath, [join(folder, 'node_modules', tools[tool]), ...args], { cwd: folder });

/** Runs a tool that is installed in a folder; gives its output. */
export const runIn = (folder: string, tool: keyof typeof tools, ...args: string[]): Promise<string> =>
  finished(start(folder, tool, args));
