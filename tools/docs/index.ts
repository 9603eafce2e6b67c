// `npm run docs`: the documentation as a site with search, and the reference of the SDK, in docs/dist. Its generators have a
// package of their own (docs/package.json), which is installed when it is first asked for: nothing else waits for it.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../child.mjs';
import { leave, readCommandLine } from '../cli.mjs';
import { stage } from './stage';

const root = process.cwd();
const docs = join(root, 'docs');
const site = join(docs, '.site');

const { values } = readCommandLine({
  usage: `npm run docs -- [--serve]    builds the documentation as a site into docs/dist

--serve   serves it, with changes of its pages, until it is ended`,
  options: { serve: { type: 'boolean' } },
});

async function carryOut(what: string, command: string, args: readonly string[], cwd: string): Promise<void> {
  if ((await run(command, [...args], { cwd, shell: command === 'npm' })) !== 0)
    leave(`${what} failed; see the message above.`);
}

const isInstalled = () =>
  existsSync(join(docs, 'node_modules/.package-lock.json')) && existsSync(join(docs, 'node_modules/vitepress'));

/** The entry points that apps compile against. */
function entryPoints(): string[] {
  const { exports, atrium }: { exports: Record<string, string>; atrium?: { hostOnly?: string[] } } = JSON.parse(
    readFileSync(join(root, 'shared/sdk/package.json'), 'utf8'),
  );
  const open = Object.entries(exports).filter(
    ([name, file]) => !atrium?.hostOnly?.includes(name) && /\.tsx?$/.test(file),
  );
  return open.map(([, file]) => join(root, 'shared/sdk', file));
}

if (!isInstalled())
  await carryOut('The installation', 'npm', ['ci', '--no-audit', '--no-fund', '--workspaces=false'], docs);
stage(root, site);
// Of these files alone: a program of the whole repository takes minutes.
const project = join(site, 'tsconfig.json');
writeFileSync(
  project,
  JSON.stringify({
    extends: join(root, 'tsconfig.base.json'),
    compilerOptions: { types: [], noEmit: true },
    files: [join(root, 'shared/ui/css.d.ts'), ...entryPoints()],
  }),
);
const typedoc = [
  join(docs, 'node_modules/typedoc/bin/typedoc'),
  ...['--plugin', 'typedoc-plugin-markdown', '--out', join(site, 'api'), '--entryFileName', 'index'],
  ...['--tsconfig', project, '--skipErrorChecking', '--readme', 'none', '--disableSources'],
  ...['--name', '@atrium/sdk', '--logLevel', 'Error', '--hideBreadcrumbs'],
  ...entryPoints().flatMap((file) => ['--entryPoints', file]),
];
await carryOut('The reference', process.execPath, typedoc, docs);
const vitepress = join(docs, 'node_modules/vitepress/bin/vitepress.js');
await carryOut('The site', process.execPath, [vitepress, values.serve ? 'dev' : 'build', site], docs);
