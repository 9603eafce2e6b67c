import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  describeHost,
  federationModules,
  hostVersions,
  integrityPlugins,
  policyReplacements,
  resolveOptions,
  sourceRules,
} from '@atrium/build';
import {
  type Configuration,
  CssExtractRspackPlugin,
  DefinePlugin,
  HtmlRspackPlugin,
  LightningCssMinimizerRspackPlugin,
  SwcJsMinimizerRspackPlugin,
} from '@rspack/core';
import { linkPreloads } from './build/linkPreloads';
import { timings } from './src/common/timings';

/** Options of the command line's `--env`. */
interface ShellBuild {
  release: string;
  output: string;
  /** Writes a source map beside each script, for `npm run explain`. */
  maps?: string;
}

const inSources = (file: string) => join(import.meta.dirname, 'src', file);

const isOfFirstPicture = ({ name }: { name?: string | undefined }) => name === 'main' || name === 'host';

/** Runs in the page, where nothing of this file is known. Styles that hang fail when a script does (`timings.script`). */
const insertStyles = (link: HTMLLinkElement): void => {
  document.head.append(link);
  setTimeout(() => link.onerror?.('timeout'), 4000);
};

const splitChunks: NonNullable<Configuration['optimization']>['splitChunks'] = {
  chunks: 'async',
  cacheGroups: {
    // Libraries of what is loaded on demand travel with it, unless two parts share them: a request less.
    defaultVendors: false,
    // One style sheet for the first screen, and one for everything loaded on demand.
    styles: { type: 'css/mini-extract', name: 'main', chunks: isOfFirstPicture, enforce: true, priority: 30 },
    laterStyles: { type: 'css/mini-extract', name: 'later', chunks: 'async', enforce: true, priority: 29 },
    // So small that a request of its own costs more than it weighs; host, engine and apps all take from it.
    values: {
      test: /[\\/]shared[\\/]contract[\\/]values[\\/]/,
      name: 'main',
      chunks: 'async',
      enforce: true,
      priority: 28,
    },
    // The engine and what backends are made with are asked for together: a request less.
    mock: {
      test: /[\\/](mock[\\/]|shared[\\/](backend[\\/](?!query[\\/]hits)|core[\\/](?!(people|samples|search|restoreRows|storeFile|signIn[\\/]providerKeys|auth[\\/](address(Mail|Proof)|backend|issueSession|linkRequests|provider\w+|registration|resetLink|secondStepCodes|linkToken|identities))))|node_modules[\\/](zod|@ucast|jose(?![\\/].*(jwks|sign))|idb|axios-mock-adapter|fast-deep-equal|is-buffer)[\\/])/,
      name: 'mock',
      // With its API on a server, the page needs the host bundle and no demo.
      chunks: ({ name }) => name !== 'host',
      enforce: true,
      priority: 25,
    },
    // The host bundle has two files: libraries, which change seldom, and ours.
    libraries: {
      test: /node_modules/,
      name: 'libraries',
      chunks: ({ name }) => name === 'host',
      priority: 20,
      enforce: true,
    },
    vendor: { test: /node_modules[\\/]/, name: 'vendor', chunks: 'initial', priority: 10, enforce: true },
  },
};

/** In this order: what replaces modules comes before what writes files. */
const plugins = (): Configuration['plugins'] => [
  ...policyReplacements(),
  new DefinePlugin({
    HOST_VERSIONS: JSON.stringify(hostVersions()),
    // Options of the federation runtime, as its plugin sets them for `experiments.optimization`: no manifests, no other platform.
    FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
    ENV_TARGET: JSON.stringify('web'),
  }),
  new CssExtractRspackPlugin({
    filename: '[name].[contenthash:8].css',
    chunkFilename: '[name].[contenthash:8].css',
    insert: insertStyles,
  }),
  // Not minified: the server replaces a comment of the page by its nonce and the registry.
  new HtmlRspackPlugin({
    template: './src/index.html',
    minify: false,
    scriptLoading: 'defer',
    favicon: '../shared/build/logo.svg',
  }),
  ...integrityPlugins(),
  describeHost(),
  linkPreloads({ host: '', mock: 'demo' }),
];

/** The host: everything that is once per page, in its first chunks. */
export default function shellConfig({ release, output, maps }: ShellBuild): Configuration {
  return {
    name: 'shell',
    mode: 'production',
    context: import.meta.dirname,
    entry: { main: './src/index.tsx' },
    devtool: maps ? 'hidden-source-map' : false,
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
        'react-router-dom$': inSources('common/reactRouterDom.ts'),
        // A module that requires it gets the one that others import, not its CommonJS build beside it.
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
      // Further passes save little, but on every start.
      minimizer: [
        new SwcJsMinimizerRspackPlugin({ minimizerOptions: { compress: { passes: 4 } } }),
        new LightningCssMinimizerRspackPlugin(),
      ],
      chunkIds: 'deterministic',
      moduleIds: 'deterministic',
      splitChunks,
    },
    performance: false,
    infrastructureLogging: { level: 'error' },
    plugins: plugins(),
  };
}
