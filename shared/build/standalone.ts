import { randomBytes } from 'node:crypto';
import { extname, join } from 'node:path';
import type { AppManifest } from '@atrium/contract';
import { type Configuration, HtmlRspackPlugin, rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { endWorkers } from './endWorkers';
import { liveManifest } from './liveManifest';
import { packageFolder } from './packages';
import { contentSecurityPolicy } from './policy';
import { printAddress } from './printAddress';
import { libraryReplacements } from './replacements';
import { resolveOptions, sourceRules } from './rules';
import { standaloneEntry } from './standaloneEntry';

const firstPath = ({ menu = [], paths }: AppManifest) => menu[0]?.path ?? paths[0]?.path ?? '/';

// Beside sources it is a source, in the packed package it is built.
const pagePolicy = join(import.meta.dirname, `chunks/pagePolicy${extname(import.meta.filename)}`);

/** One for all pages of a development server, whose page is a file. */
const nonce = randomBytes(16).toString('base64');

/** The product's policy, as if it allowed the app what its manifest asks for, and what hot reload needs. */
const policyFor = ({ id, policies = [] }: AppManifest): string =>
  contentSecurityPolicy(
    { api: { mode: 'mock' }, origins: [], policies: { [id]: policies } },
    { nonce, origins: [], allowOverrides: false, isDevelopment: true },
  );

interface StandaloneOptions {
  directory: string;
  manifest: AppManifest;
  version: string;
}

/** The development build of one app alone: a plain bundle with hot reload, whose entry is made of the manifest. */
export function standaloneConfig({ directory, manifest, version }: StandaloneOptions): Configuration {
  const entry = standaloneEntry(directory, manifest);
  const live = liveManifest(directory, manifest, version);
  return {
    name: manifest.id,
    mode: 'development',
    context: directory,
    entry: { main: [pagePolicy, entry.file] },
    devtool: 'cheap-module-source-map',
    output: { publicPath: '/', uniqueName: `${manifest.id}_standalone` },
    resolve: resolveOptions,
    module: {
      rules: [
        live.rule,
        ...sourceRules({ isDevelopment: true, hasRefresh: true, salt: manifest.id, owner: manifest.id }),
      ],
    },
    lazyCompilation: false,
    performance: false,
    infrastructureLogging: { level: 'warn' },
    plugins: [
      live.plugin,
      new rspack.experiments.VirtualModulesPlugin({ [entry.file]: entry.source }),
      ...libraryReplacements(),
      new HtmlRspackPlugin({
        template: join(import.meta.dirname, 'standalone.html'),
        meta: { nonce: { name: 'nonce', nonce } },
        favicon: join(import.meta.dirname, 'logo.svg'),
      }),
      new ReactRefreshRspackPlugin(),
    ],
    devServer: {
      port: 'auto',
      hot: true,
      headers: { 'Content-Security-Policy': policyFor(manifest) },
      historyApiFallback: true,
      setupMiddlewares: (middlewares) => [endWorkers, ...middlewares],
      static: [join(packageFolder('@atrium/mock', directory), 'assets'), join(directory, 'src/backend/assets')].map(
        (folder) => ({
          directory: folder,
          publicPath: '/assets/demo',
        }),
      ),
      client: { overlay: { errors: true, warnings: true, runtimeErrors: false } },
      onListening: printAddress(manifest.id, firstPath(manifest)),
    },
  };
}
