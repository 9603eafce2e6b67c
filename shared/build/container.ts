import { extname, join, relative, sep } from 'node:path';
import { type AppManifest, languages } from '@atrium/contract';
import { containerName, manifestModules } from '@atrium/contract/host';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import type { Configuration } from '@rspack/core';
import { checkContents } from './checkContents';
import { describeRelease } from './describeRelease';
import { startWith } from './federationModules';
import { integrityPlugins } from './integrityPlugins';
import { remoteShares } from './libraries';
import { sourceOf } from './manifest';
import { hostRange } from './packages';
import { resolveOptions, sourceRules } from './rules';
import { thirdPartyLicenses } from './thirdPartyLicenses';

export interface ContainerOptions {
  directory: string;
  manifest: AppManifest;
  release: string;
  output: string;
  mode: 'development' | 'production';
  /** Writes a source map beside each script, which names none: for `npm run explain`. */
  hasMaps?: boolean;
}

// Beside sources it is a source, in the packed package it is built.
const startContainer = join(import.meta.dirname, `chunks/startContainer${extname(import.meta.filename)}`);

interface Exposed {
  import: string;
  /** The file that it is in, with the others of that name. */
  name?: string;
}

/** Whoever opens an app needs its English texts too, which stand in for missing ones: a request less. */
const inOneFile: Readonly<Record<string, string>> = { './app': 'app', './locales/en': 'app' };

/** Relative to the app's folder: the paths become part of the files, which are the same wherever the folder lies. */
function exposedModules(directory: string, manifest: AppManifest): Record<string, Exposed> {
  const within = (file: string | undefined) =>
    file === undefined ? '' : `./${relative(directory, file).split(sep).join('/')}`;
  const modules = ['./app', ...manifestModules(manifest)].map((module) => [
    module,
    within(sourceOf(directory, module)),
  ]);
  const texts = languages.map((language) => [`./locales/${language}`, `./src/locales/${language}.json`]);
  return Object.fromEntries(
    [...modules, ...texts].map(([module = '', file = '']) => [
      module,
      { import: file, ...(inOneFile[module] && { name: inOneFile[module] }) },
    ]),
  );
}

/** The federated build of one remote: a container whose every name carries the release. */
export function containerConfig({
  directory,
  manifest,
  release,
  output,
  mode,
  hasMaps = false,
}: ContainerOptions): Configuration {
  const name = containerName(manifest.id, release);
  const isDevelopment = mode === 'development';
  const start = startWith(startContainer);
  return {
    name: manifest.id,
    mode,
    context: directory,
    entry: {},
    devtool: isDevelopment ? 'cheap-module-source-map' : hasMaps && 'hidden-source-map',
    output: {
      path: output,
      publicPath: 'auto',
      uniqueName: name,
      chunkLoadingGlobal: `chunks_${name}`,
      chunkLoadTimeout: 4000,
      crossOriginLoading: 'anonymous',
      filename: '[name].[contenthash:8].js',
      // The folder is the release: a hash in each name would only be a table of them in the entry.
      chunkFilename: isDevelopment ? '[contenthash:12].js' : '[id].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      clean: true,
    },
    resolve: { ...resolveOptions, alias: start.aliases },
    module: { rules: sourceRules({ isDevelopment, hasRefresh: false, salt: name, owner: manifest.id }) },
    optimization: {
      chunkIds: 'deterministic',
      moduleIds: 'deterministic',
      // Code shared by two modules is duplicated unless it is as large as an editor: requests cost more than bytes.
      splitChunks: { chunks: 'async', minSize: 100_000, cacheGroups: { defaultVendors: false } },
    },
    performance: false,
    infrastructureLogging: { level: 'error' },
    plugins: [
      start.plugin,
      new ModuleFederationPlugin({
        name,
        filename: isDevelopment ? 'remoteEntry.js' : 'remoteEntry.[contenthash:8].js',
        exposes: exposedModules(directory, manifest),
        shared: remoteShares(hostRange(directory)),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        experiments: { externalRuntime: true, optimization: { disableSnapshot: true, target: 'web' } },
      }),
      ...(isDevelopment
        ? []
        : [
            ...integrityPlugins(),
            checkContents(directory),
            thirdPartyLicenses(),
            describeRelease(directory, manifest, release),
          ]),
    ],
  };
}
