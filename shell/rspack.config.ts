import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  describeHost,
  federationModules,
  hostVersions,
  integrityPlugins,
  libraryReplacements,
  resolveOptions,
  sourceRules,
  thirdPartyLicenses,
} from '@atrium/build';
import {
  type Configuration,
  CssExtractRspackPlugin,
  DefinePlugin,
  HtmlRspackPlugin,
  LightningCssMinimizerRspackPlugin,
  type RuleSetRule,
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

type Chunks = (chunk: { name?: string | undefined }) => boolean;

const isHost: Chunks = ({ name }) => name === 'host';
const isLater: Chunks = ({ name }) => name !== 'main' && name !== 'host';

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
    // One style sheet for the sign-in, one for the host, and one for everything loaded on demand.
    hostStyles: { type: 'css/mini-extract', name: 'host', chunks: isHost, enforce: true, priority: 30 },
    // For few people: a file of their own.
    forcedStyles: {
      type: 'css/mini-extract',
      test: /forcedColors\.css$/,
      name: 'forced',
      chunks: 'async',
      enforce: true,
      priority: 31,
    },
    laterStyles: { type: 'css/mini-extract', name: 'later', chunks: isLater, enforce: true, priority: 29 },
    // So small that a request of its own costs more than it weighs; host, engine and apps all take from it, but names of
    // files, which the engine has no use for.
    values: {
      test: /[\\/]shared[\\/]contract[\\/](call\.ts|values[\\/](?!fileName)|person[\\/]accountName)/,
      name: 'main',
      chunks: 'async',
      enforce: true,
      priority: 28,
    },
    // The client of the API: whoever signs in calls before the host is there.
    http: {
      test: /node_modules[\\/]axios[\\/]/,
      name: 'http',
      chunks: 'async',
      priority: 32,
      enforce: true,
    },
    // The engine and what backends are made with are asked for together: a request less. What only chunks named `mock-…` need
    // stays in these.
    mock: {
      test: /[\\/](mock|shared[\\/](backend|core)|node_modules[\\/](zod|jose|idb|axios-mock-adapter|fast-deep-equal|is-buffer))[\\/]/,
      name: 'mock',
      // With its API on a server, the page needs the host bundle and no demo.
      chunks: ({ name }) => name !== 'host' && !name?.startsWith('mock-'),
      enforce: true,
      priority: 25,
    },
    // The engine brings what it takes from the rules of texts; a page without the demo loads these alone.
    text: {
      test: /[\\/]shared[\\/]contract[\\/]text[\\/]/,
      name: 'mock',
      chunks: ({ name }) => name !== 'host' && name !== 'text',
      enforce: true,
      priority: 25,
    },
    // The host bundle has two files: libraries, which change seldom, and ours.
    libraries: {
      test: /node_modules/,
      name: 'libraries',
      chunks: isHost,
      priority: 20,
      enforce: true,
    },
    // The engine asks with what checks permissions; whoever has the demo soon has the host.
    permissions: {
      test: /node_modules[\\/]@ucast[\\/]/,
      name: 'libraries',
      chunks: 'async',
      priority: 26,
      enforce: true,
    },
  },
};

const inBuild = (file: string) => join(import.meta.dirname, 'build', file);

const startGroups = [
  'auth',
  'error',
  'language',
  'loading',
  'menu',
  'pageError',
  'roles',
  'secondStep',
  'signIn',
  'skin',
];

/** Groups that only the kit's entry points which load on demand show. */
const laterGroups = ['article', 'bin', 'chart', 'conflict', 'editor', 'presets', 'table'];

/** English texts that the page starts with: of the shell what its guest pages say, of the kit its light part. */
const startTexts: RuleSetRule = {
  test: /[\\/]locales[\\/]en\.json$/,
  oneOf: [
    { issuer: /[\\/]startLocales\.ts$/, loader: inBuild('pickTexts.cjs'), options: { groups: startGroups } },
    {
      issuer: /[\\/]ui[\\/]locales[\\/]laterTexts\.ts$/,
      loader: inBuild('pickTexts.cjs'),
      options: { groups: laterGroups },
    },
    // The others, which the host brings.
    {
      issuer: /[\\/](shell[\\/]src|ui)[\\/]locales[\\/]index\.ts$/,
      loader: inBuild('pickTexts.cjs'),
      options: { groups: [...startGroups, ...laterGroups], isWithout: true },
    },
  ],
};

/** In this order: what replaces modules comes before what writes files. */
const plugins = (): Configuration['plugins'] => [
  ...libraryReplacements(),
  new DefinePlugin({
    HOST_VERSIONS: JSON.stringify(hostVersions()),
    // Options of the federation runtime, as its plugin sets them for `experiments.optimization`: no manifests, no other platform.
    FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
    ENV_TARGET: JSON.stringify('web'),
  }),
  new CssExtractRspackPlugin({
    filename: '[name].[contenthash:8].css',
    chunkFilename: '[name].css',
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
  thirdPartyLicenses(),
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
      // The folder is the release: a hash in each name would only be a table of them in the first script.
      chunkFilename: '[name].js',
      cssFilename: '[name].[contenthash:8].css',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      clean: true,
    },
    resolve: {
      ...resolveOptions,
      alias: {
        ...federationModules(),
        'react-router-dom$': inSources('common/reactRouterDom.ts'),
        // The package names its build for development alone, whose warnings are 1 kB.
        'react-router$': fileURLToPath(
          new URL('dist/production/index.mjs', import.meta.resolve('react-router/package.json')),
        ),
        // A module that requires it gets the one that others import, not its CommonJS build beside it.
        axios$: fileURLToPath(import.meta.resolve('axios')),
      },
    },
    module: {
      rules: [
        ...sourceRules({
          isDevelopment: false,
          hasRefresh: false,
          salt: 'shell',
          // Beside the styles, wherever these are served.
          styles: { loader: CssExtractRspackPlugin.loader, options: { publicPath: './' } },
        }),
        startTexts,
      ],
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
