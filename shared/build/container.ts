import { extname, join } from 'node:path';
import { type AppManifest, languages } from '@atrium/contract';
import { containerName, manifestModules } from '@atrium/contract/host';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import type { Configuration } from '@rspack/core';
import { describeRelease } from './describeRelease';
import { federationModules } from './federationModules';
import { integrityPlugins } from './integrityPlugins';
import { remoteShares } from './libraries';
import { sourceOf } from './manifest';
import { hostRange } from './packages';
import { resolveOptions, sourceRules } from './rules';

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
const followEntry = join(import.meta.dirname, `chunks/followEntry${extname(import.meta.filename)}`);

function exposedModules(directory: string, manifest: AppManifest): Record<string, string> {
  const modules = ['./app', ...manifestModules(manifest)].map((module) => [module, sourceOf(directory, module) ?? '']);
  const texts = languages.map((language) => [
    `./locales/${language}`,
    join(directory, 'src/locales', `${language}.json`),
  ]);
  return Object.fromEntries([...modules, ...texts]);
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
      chunkFilename: '[contenthash:12].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      clean: true,
    },
    resolve: { ...resolveOptions, alias: federationModules() },
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
      new ModuleFederationPlugin({
        name,
        filename: isDevelopment ? 'remoteEntry.js' : 'remoteEntry.[contenthash:8].js',
        exposes: exposedModules(directory, manifest),
        shared: remoteShares(hostRange(directory)),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        experiments: { externalRuntime: true, optimization: { disableSnapshot: true, target: 'web' } },
        runtimePlugins: [followEntry],
      }),
      ...(isDevelopment ? [] : [...integrityPlugins(), describeRelease(directory, manifest, release)]),
    ],
  };
}
