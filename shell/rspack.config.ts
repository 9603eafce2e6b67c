import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type Configuration,
  CssExtractRspackPlugin,
  DefinePlugin,
  HtmlRspackPlugin,
  SubresourceIntegrityPlugin,
} from '@rspack/core';
import {
  antdReplacements,
  axiosReplacements,
  describeHost,
  federationModules,
  hostVersions,
  i18nextReplacements,
  resolveOptions,
  sourceRules,
} from 'shared/build';
import { nameFilesAhead } from './build/nameFilesAhead';
import { timings } from './src/model/timings';

/** What the command line's `--env` says. */
interface ShellBuild {
  release: string;
  output: string;
}

const inSources = (file: string) => join(import.meta.dirname, 'src', file);

/** The host: everything that is once per page, in its first chunks. */
export default function shellConfig({ release, output }: ShellBuild): Configuration {
  return {
    name: 'shell',
    mode: 'production',
    context: import.meta.dirname,
    entry: { main: './src/index.tsx' },
    devtool: false,
    output: {
      path: output,
      publicPath: `/shell/${release}/`,
      uniqueName: 'atrium_shell',
      chunkLoadTimeout: timings.script,
      crossOriginLoading: 'anonymous',
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      cssFilename: '[name].[contenthash:8].css',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      clean: true,
    },
    resolve: {
      ...resolveOptions,
      alias: {
        ...federationModules(),
        'react-router-dom$': inSources('facades/reactRouterDom.ts'),
        // Whoever requires it gets the one that others import, not its CommonJS build beside it.
        axios$: fileURLToPath(import.meta.resolve('axios')),
      },
    },
    module: {
      rules: sourceRules({
        isDevelopment: false,
        hasRefresh: false,
        salt: 'shell',
        styles: CssExtractRspackPlugin.loader,
      }),
    },
    optimization: {
      chunkIds: 'deterministic',
      moduleIds: 'deterministic',
      splitChunks: {
        chunks: 'async',
        cacheGroups: {
          // Libraries of what is loaded on demand travel with it, unless two parts share them: a request less.
          defaultVendors: false,
          // One style sheet, also for what is loaded on demand: a style that fails to load has no second try.
          styles: { type: 'css/mini-extract', name: 'main', chunks: 'all', enforce: true, priority: 30 },
          // The engine and what backends are made with are asked for together: a request less.
          mock: {
            test: /[\\/](mock[\\/](?!frame[\\/](people|samples|search))|shared[\\/](api|backend)[\\/]|node_modules[\\/](zod|jose|idb|axios-mock-adapter|fast-deep-equal|is-buffer)[\\/])/,
            name: 'mock',
            chunks: 'async',
            enforce: true,
            priority: 25,
          },
          // What people who are signed in need comes in two files: libraries, which change seldom, and ours.
          libraries: {
            test: /node_modules/,
            name: 'libraries',
            chunks: ({ name }) => name === 'host',
            priority: 20,
            enforce: true,
          },
          vendor: { test: /node_modules[\\/]/, name: 'vendor', chunks: 'initial', priority: 10, enforce: true },
        },
      },
    },
    performance: false,
    infrastructureLogging: { level: 'error' },
    plugins: [
      ...antdReplacements(),
      ...axiosReplacements(),
      ...i18nextReplacements(),
      new DefinePlugin({
        HOST_VERSIONS: JSON.stringify(hostVersions()),
        // Of the federation runtime: no manifests and no other platform.
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
        ENV_TARGET: JSON.stringify('web'),
      }),
      new CssExtractRspackPlugin({
        filename: '[name].[contenthash:8].css',
        chunkFilename: '[name].[contenthash:8].css',
      }),
      // Not minified: the server replaces a comment of the page by its nonce and the registry.
      new HtmlRspackPlugin({
        template: './src/index.html',
        minify: false,
        scriptLoading: 'defer',
        favicon: '../shared/build/logo.svg',
      }),
      new SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }),
      describeHost(),
      nameFilesAhead('host'),
    ],
  };
}
