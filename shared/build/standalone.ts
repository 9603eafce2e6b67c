import { join } from 'node:path';
import { type AppManifest, languages } from '@atrium/contract';
import { manifestIcons, manifestModules } from '@atrium/contract/host';
import { type Configuration, HtmlRspackPlugin, rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { endWorkers } from './endWorkers';
import { packageFolder } from './packages';
import { printAddress } from './printAddress';
import { policyReplacements } from './replacements';
import { resolveOptions, sourceRules } from './rules';

const imports: Readonly<Record<string, string>> = {
  '{ installMock }': '@atrium/mock',
  '{ changeTexts, startStandalone }': '@atrium/standalone',
  app: './app',
  manifest: './manifest',
};

const loaders = (names: readonly string[], toPath: (name: string) => string) =>
  names.map((name) => `    ${JSON.stringify(name)}: () => import(${JSON.stringify(toPath(name))}),`).join('\n');

const textsOf = (language: string) => `./locales/${language}.json`;

/**
 * The module that starts an app alone: it lies beside `app.tsx`, in no file, and loads what the manifest names.
 * @param directory the remote's folder
 */
export function standaloneEntry(directory: string, manifest: AppManifest): { file: string; source: string } {
  const icons = manifestIcons(manifest);
  const source = `
${Object.entries(imports)
  .map(([names, from]) => `import ${names} from ${JSON.stringify(from)};`)
  .join('\n')}
${icons.map((icon, index) => `import { __iconData as icon${index} } from "lucide-react/icons/${icon}";`).join('\n')}

const readLocales = () => ({
${loaders(languages, textsOf)}
});

startStandalone({
  app,
  manifest,
  installMock,
  locales: readLocales(),
  icons: { ${icons.map((icon, index) => `${JSON.stringify(icon)}: icon${index}.node`).join(', ')} },
  modules: {
${loaders(manifestModules(manifest), (module) => module)}
  },
});

// A text that changes is put in place: what was typed on the page stays.
import.meta.webpackHot?.accept(${JSON.stringify(languages.map(textsOf))}, () => changeTexts(readLocales()));
`;
  return { file: join(directory, 'src/standaloneEntry.js'), source };
}

const firstPath = ({ menu = [], paths }: AppManifest) => menu[0]?.path ?? paths[0]?.path ?? '/';

/** The development build of one app alone: a plain bundle with hot reload, whose entry is made of the manifest. */
export function standaloneConfig({ directory, manifest }: { directory: string; manifest: AppManifest }): Configuration {
  const entry = standaloneEntry(directory, manifest);
  return {
    name: manifest.id,
    mode: 'development',
    context: directory,
    entry: { main: entry.file },
    devtool: 'cheap-module-source-map',
    output: { publicPath: '/', uniqueName: `${manifest.id}_standalone` },
    resolve: resolveOptions,
    module: { rules: sourceRules({ isDevelopment: true, hasRefresh: true, salt: manifest.id, owner: manifest.id }) },
    lazyCompilation: false,
    performance: false,
    infrastructureLogging: { level: 'warn' },
    plugins: [
      new rspack.experiments.VirtualModulesPlugin({ [entry.file]: entry.source }),
      ...policyReplacements(),
      new HtmlRspackPlugin({
        template: join(import.meta.dirname, 'standalone.html'),
        favicon: join(import.meta.dirname, 'logo.svg'),
      }),
      new ReactRefreshRspackPlugin(),
    ],
    devServer: {
      port: 'auto',
      hot: true,
      historyApiFallback: true,
      setupMiddlewares: (middlewares) => [endWorkers, ...middlewares],
      static: [join(packageFolder('@atrium/mock', directory), 'assets'), join(directory, 'src/backend/assets')].map(
        (folder) => ({
          directory: folder,
          publicPath: '/assets/demo',
        }),
      ),
      client: { overlay: { errors: true, warnings: false, runtimeErrors: false } },
      onListening: printAddress(manifest.id, firstPath(manifest)),
    },
  };
}
