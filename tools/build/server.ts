import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join, posix, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AppManifest } from '@atrium/contract';
import { type Configuration, rspack, type Stats } from '@rspack/core';
import { hashOfInputs } from '../../shared/build/release';
import { resolveOptions } from '../../shared/build/rules';
import { thirdPartyLicenses } from '../../shared/build/thirdPartyLicenses';
import { leave } from '../cli.mjs';
import { moveOnce, withDraft } from './draft';
import { dist, remoteFolders, root } from './paths';

/** The packages that a server installs; all others become part of its file. */
function serverPackages(): string[] {
  const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
    readFileSync(join(root, 'server/package.json'), 'utf8'),
  );
  return Object.keys(dependencies);
}

/** What the server on the sources finds in the folders of the apps, as imports. */
async function entrySource(folder: string): Promise<string> {
  const toHere = relative(folder, root).split(sep).join(posix.sep);
  const quoted = (path: string) => JSON.stringify(`${toHere}/${path}`);
  const imports: string[] = [];
  const sources: string[] = [];
  for (const id of remoteFolders().keys()) {
    const { default: manifest }: { default: AppManifest } = await import(join(root, 'remotes', id, 'src/manifest.ts'));
    const name = `manifest${imports.length}`;
    imports.push(`import ${name} from ${quoted(`remotes/${id}/src/manifest`)};`);
    const module = manifest.backend && `import(${quoted(posix.join('remotes', id, 'src', manifest.backend.module))})`;
    const load = module ? `async () => (await ${module}).default` : 'async () => undefined';
    sources.push(`[${name}.id, toBackendSource(${name}, ${load})]`);
  }
  return `import { join } from 'node:path';
import { toBackendSource } from '@atrium/backend';
import { runServer } from ${quoted('server/runServer')};
${imports.join('\n')}

await runServer({
  root: join(import.meta.dirname, '../..'),
  readSources: async () => Object.fromEntries([
    ${sources.join(',\n    ')},
  ]),
});
`;
}

function config(entry: string, output: string): Configuration {
  const outside = [...serverPackages(), ...builtinModules];
  return {
    mode: 'production',
    target: 'node20.19',
    context: root,
    entry,
    devtool: 'source-map',
    output: {
      path: output,
      filename: 'index.js',
      module: true,
      chunkFormat: 'module',
      library: { type: 'module' },
      devtoolModuleFilenameTemplate: '[resource-path]',
    },
    // What is imported on demand is loaded on demand.
    externalsType: 'module-import',
    externals: ({ request = '' }, done) => {
      const isOutside = outside.some((name) => request === name || request.startsWith(`${name}/`));
      if (isOutside || request.startsWith('node:')) done(undefined, `module-import ${request}`);
      else done();
    },
    resolve: { ...resolveOptions, conditionNames: ['node', 'import', 'default'] },
    module: {
      // One file, so that a build beside a running server takes nothing away that it has yet to load.
      parser: { javascript: { importMeta: false, dynamicImportMode: 'eager' } },
      rules: [
        {
          test: /\.ts$/,
          loader: 'builtin:swc-loader',
          options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } },
          type: 'javascript/auto',
        },
        { test: /\.m?js$/, resolve: { fullySpecified: false } },
      ],
    },
    // The stack of an error is worth more on a server than the size of a file.
    optimization: { minimize: false },
    performance: { hints: false },
    plugins: [thirdPartyLicenses()],
  };
}

async function compile(entry: string, output: string): Promise<void> {
  const compiler = rspack(config(entry, output));
  const stats = await new Promise<Stats | undefined>((resolve, reject) =>
    compiler.run((error, done) => (error ? reject(error) : resolve(done))),
  );
  await new Promise((resolve) => compiler.close(resolve));
  if (stats?.hasErrors()) throw new Error(stats.toString({ all: false, errors: true }));
}

const inputs = [
  'package-lock.json',
  'remotes',
  'server',
  'shared',
  'shell/src/locales/en.json',
  'tools/api',
  'tools/build/server.ts',
  'tools/cli.mjs',
  'tools/server',
];

/**
 * Compiles the server, with the backends of all apps, into `index.js` of a folder, unless it is there from the same sources.
 * The file needs the packages alone that `server/package.json` names.
 * @returns true when there was anything to build
 */
export async function buildServer(target = join(dist, 'server')): Promise<boolean> {
  const stamp = join(target, 'sources');
  const hash = hashOfInputs(inputs.map((input) => join(root, input)));
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return false;
  const folder = join(root, '.cache/server');
  const entry = join(folder, 'entry.ts');
  mkdirSync(folder, { recursive: true });
  writeFileSync(entry, await entrySource(folder));
  await withDraft(target, async (draft) => {
    await compile(entry, draft);
    // Shown by the page of the API; the rest of its package is for pages that are made with it.
    copyFileSync(join(root, 'node_modules/redoc/bundles/redoc.standalone.js'), join(draft, 'redoc.js'));
    writeFileSync(join(draft, 'sources'), hash);
    rmSync(target, { recursive: true, force: true });
    moveOnce(draft, target);
  });
  return true;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  await buildServer(process.argv[2]).catch((error: Error) => leave(error.message));
