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
import { root } from '../../tools/build/paths';
import { pack } from '../../tools/pack/pack';
import { type ProbeRemote, writeProbeRemote } from './probeRemote';

const run = promisify(execFile);

/** What a remote in a repository of its own has beside its sources. */
const files = ({ id, path, label }: ProbeRemote) => ({
  'package.json': JSON.stringify({
    name: id,
    version: '2.0.0',
    private: true,
    type: 'module',
    jest: { preset: 'shared' },
  }),
  'tsconfig.json': JSON.stringify({ extends: 'shared/tsconfig.json', include: ['src', 'rspack.config.ts'] }),
  'src/texts.d.ts': `
import type en from './locales/en.json';
declare module 'i18next' {
  interface ResourceNamespaceMap {
    '${id}': typeof en;
  }
}
`,
  'src/options.ts': `
import { installMock } from 'mock';
import de from './locales/de.json';
import en from './locales/en.json';
import fr from './locales/fr.json';
import pt from './locales/pt.json';
import app from './app';
import manifest from './manifest';
export const options = { app, manifest, installMock, locales: { en, de, fr, pt } };
`,
  'src/dev.tsx': `
import { startStandalone } from 'shared/standalone';
import { options } from './options';
startStandalone(options);
`,
  'src/ProbePage.test.tsx': `
import { screen } from '@testing-library/react';
import { renderApp } from 'shared/testing';
import { options } from './options';
test('the page is drawn in the kit', async () => {
  await renderApp(options.app, { ...options, route: '${path}' });
  expect(await screen.findByRole('heading', { level: 1, name: '${label}' })).toBeVisible();
  expect(screen.getByText('skin light')).toBeVisible();
});
`,
});

function link(name: string, modules: string): void {
  mkdirSync(dirname(join(modules, name)), { recursive: true });
  symlinkSync(join(root, 'node_modules', name), join(modules, name), 'junction');
}

/** What `npm install` of the packed packages brings, without the network: they themselves, and what they ask for by name. */
async function install(tarballs: readonly string[], modules: string): Promise<void> {
  const wanted = new Set<string>();
  for (const tarball of tarballs) {
    const folder = join(modules, basename(tarball).replace(/-\d.*/, ''));
    mkdirSync(folder, { recursive: true });
    await run('tar', ['-xzf', tarball, '-C', folder, '--strip-components=1']);
    const { dependencies, peerDependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    for (const name of Object.keys({ ...dependencies, ...peerDependencies })) wanted.add(name);
  }
  for (const name of wanted) if (!existsSync(join(modules, name))) link(name, modules);
}

/** A remote in a folder of its own, under which nothing of the repository lies. */
export interface OutsideRemote {
  folder: string;
  /** Runs one of the tools that came with the packages; gives what it printed. */
  run(tool: keyof typeof tools, ...args: string[]): Promise<string>;
  /** Starts it alone; gives its address. */
  serve(): Promise<string>;
  remove(): void;
}

const tools = {
  tsc: 'typescript/bin/tsc',
  rspack: '@rspack/cli/bin/rspack.js',
  jest: 'jest/bin/jest.js',
};

/** Writes a remote outside of the repository, with the packed packages installed. */
export async function writeOutsideRemote(probe: ProbeRemote): Promise<OutsideRemote> {
  const parent = realpathSync(mkdtempSync(join(tmpdir(), 'atrium-outside-')));
  const folder = writeProbeRemote(probe, parent);
  for (const [file, text] of Object.entries(files(probe))) writeFileSync(join(folder, file), text);
  await install(await pack(join(parent, 'packages')), join(folder, 'node_modules'));

  const start = (tool: keyof typeof tools, args: readonly string[]) =>
    spawn(process.execPath, [join(folder, 'node_modules', tools[tool]), ...args], { cwd: folder });
  let server: ChildProcess | undefined;
  return {
    folder,
    run: (tool, ...args) => finished(start(tool, args)),
    serve() {
      const started = start('rspack', ['serve']);
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

/** What a program printed, once it has ended well. */
function finished(child: ChildProcessWithoutNullStreams): Promise<string> {
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve(output) : reject(new Error(output))));
  });
}
