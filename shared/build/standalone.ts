import { join } from 'node:path';
import type { AppManifest } from '@atrium/contract';
import { type Configuration, HtmlRspackPlugin, rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { endWorkers } from './endWorkers';
import { packageFolder } from './packages';
import { printAddress } from './printAddress';
import { policyReplacements } from './replacements';
import { resolveOptions, sourceRules } from './rules';
import { standaloneEntry } from './standaloneEntry';

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
