import { createRequire } from 'node:module';
import { join } from 'node:path';
import { hostClassPrefix } from '@atrium/contract';
import type { RuleSetRule } from '@rspack/core';

const require = createRequire(import.meta.url);

interface StyleOptions {
  isDevelopment: boolean;
  /** Keeps class names of two releases apart. */
  salt: string;
  /** The app whose own classes the styles may reach; absent in a host, whose own styles lie above all layers. */
  owner?: string;
  /** Loader that takes the CSS: by default style elements, so that a chunk and its styles arrive together. */
  styles?: string | { loader: string; options: object };
}

const own = join(import.meta.dirname, '..');
const kit = join(own, 'ui');

/**
 * Same as .browserslistrc, which other repositories lack: for older browsers, logical properties would become left and
 * right.
 */
const browsers = ['chrome >= 120', 'firefox >= 113', 'safari >= 16.4'];

/** The kit's names for media queries, replaced by their conditions. */
const mediaLoaders = (isDevelopment: boolean) => [
  {
    loader: 'builtin:lightningcss-loader',
    options: {
      targets: browsers,
      drafts: { customMedia: true },
      include: { customMediaQueries: true },
      minify: !isDevelopment,
    },
  },
  { loader: require.resolve('./customMedia.cjs'), options: { file: join(kit, 'theme/media.css') } },
];

/** Is it a file of a library? Those of this package are ours, also where it is installed as one. */
const isLibrary = (file: string) => /node_modules/.test(file.startsWith(own) ? file.slice(own.length) : file);

/**
 * Compiles style sheets to CSS modules in cascade layers: `base`, `antd`, `kit`, `app`, and above them the host's own.
 * Rules of an app that reach beyond its own classes fail the build.
 */
function styleRules({ isDevelopment, salt, owner, styles }: StyleOptions): RuleSetRule[] {
  const use = (modules: object, layer?: string) => {
    const before = [
      ...mediaLoaders(isDevelopment),
      ...(layer ? [{ loader: require.resolve('./cascadeLayer.cjs'), options: { layer } }] : []),
    ];
    return [
      styles ?? require.resolve('style-loader'),
      {
        loader: require.resolve('css-loader'),
        // A map of styles would be in the script with them, and nearly double what a page loads of them.
        options: { importLoaders: before.length, modules, sourceMap: isDevelopment },
      },
      ...before,
    ];
  };
  const naming = (prefix: string) => ({
    localIdentName: prefix + (isDevelopment ? '[name]-[local]-[hash:base64:4]' : '[hash:base64:6]'),
    localIdentHashSalt: salt,
    exportLocalsConvention: 'as-is',
    namedExport: false,
  });
  const hostModules = { auto: /\.module\.css$/, ...naming(hostClassPrefix) };
  const appModules = { auto: () => true, mode: 'pure', ...naming(`${owner}_`) };
  const rule = (
    conditions: Pick<RuleSetRule, 'include' | 'exclude'>,
    modules: object,
    layer?: string,
  ): RuleSetRule => ({
    test: /\.css$/,
    type: 'javascript/auto',
    // A library that says it has no side effects means its code.
    sideEffects: true,
    ...conditions,
    use: use(modules, layer),
  });
  return [
    rule({ include: kit }, hostModules, 'kit'),
    // Libraries that an app brings along have classes of their own.
    rule({ include: isLibrary }, { auto: false }, owner ? 'app' : undefined),
    rule({ exclude: [kit, isLibrary] }, owner ? appModules : hostModules, owner && 'app'),
  ];
}

const asText: RuleSetRule = { resourceQuery: /^\?source$/, type: 'asset/source' };

/**
 * Compiles sources: TypeScript and JSX by swc, CSS modules into the chunk that uses them, pictures as files. With
 * `?source`, a file is its text.
 */
export function sourceRules({
  isDevelopment,
  hasRefresh,
  ...style
}: StyleOptions & { hasRefresh: boolean }): RuleSetRule[] {
  const oneOf: RuleSetRule[] = [
    asText,
    {
      test: /\.[cm]?tsx?$/,
      exclude: /node_modules/,
      loader: 'builtin:swc-loader',
      options: {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic', development: hasRefresh, refresh: hasRefresh } },
          target: 'es2022',
        },
      },
      type: 'javascript/auto',
    },
    // Their modules have no side effects, but their packages do not say so: antd's buttons would bring all of its form.
    {
      test: /[\\/]@rc-component[\\/](form|input|motion|portal|resize-observer|util)[\\/].*\.js$/,
      sideEffects: false,
      resolve: { fullySpecified: false },
    },
    // Packages that say they are ES modules may import from others without the file's extension, as sources do.
    { test: /\.m?js$/, resolve: { fullySpecified: false } },
    ...styleRules({ isDevelopment, ...style }),
    { test: /\.(svg|woff2|webm|vtt)$/, type: 'asset/resource' },
  ];
  return [{ oneOf }];
}

/** Files that an import without an extension means. */
export const resolveOptions = { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'] };
