import { execFile } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The smallest app that builds: by path, the text of each file. */
const smallest: Readonly<Record<string, string>> = {
  'package.json': '{ "name": "notes", "version": "1.0.0", "type": "module" }',
  'rspack.config.ts': `import { defineRemote } from '@atrium/build';
import manifest from './src/manifest';
export default defineRemote(import.meta.dirname, manifest);`,
  'src/manifest.ts': `export default {
  id: 'notes',
  title: 'title',
  icon: 'mail',
  owner: { team: 'Team Notes', contact: 'notes@example.com' },
  paths: [{ path: '/apps/notes', label: 'title' }],
};`,
  'src/app.tsx': `import { defineApp } from '@atrium/contract';
import styles from './page.module.css';
export default defineApp({ id: 'notes', routes: [{ path: '/apps/notes', load: () => import('./NotesPage') }] });
export const className = styles.page;`,
  'src/NotesPage.tsx': 'export default function NotesPage() { return <h1>Notes</h1>; }',
  'src/page.module.css': '.page { margin: 0 }',
  ...Object.fromEntries(['en', 'de', 'fr', 'pt'].map((name) => [`src/locales/${name}.json`, '{ "title": "Notes" }'])),
};

/**
 * Writes the smallest app into a folder and builds a release of it there, with the packages of this repository.
 * @param changes texts of files, in place of those of the smallest app or besides
 * @returns the folder of the release
 * @throws what the build said
 */
export async function buildApp(folder: string, changes: Readonly<Record<string, string>> = {}): Promise<string> {
  for (const [name, text] of Object.entries({ ...smallest, ...changes })) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
  const cli = resolve('node_modules/@rspack/cli/bin/rspack.js');
  const output = join(folder, 'made');
  const build = [cli, 'build', '--env', 'release=1.0.0-aaa', '--env', `output=${output}`];
  await run(process.execPath, build, { cwd: folder }).catch((error: { stdout: string; stderr: string }) => {
    throw new Error(`${error.stdout}${error.stderr}`);
  });
  return output;
}
