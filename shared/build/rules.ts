import { createRequire } from 'node:module';
import type { RuleSetRule } from '@rspack/core';

const require = createRequire(import.meta.url);

/** How sources become code: TypeScript and JSX by swc, CSS modules into the chunk that uses them, pictures as files. */
export function sourceRules({
  isDevelopment,
  hasRefresh,
  salt,
  styles = require.resolve('style-loader'),
}: {
  isDevelopment: boolean;
  hasRefresh: boolean;
  /** Keeps class names of two apps apart. */
  salt: string;
  /** What takes the CSS: by default style elements, so that a chunk and its looks arrive together. */
  styles?: string;
}): RuleSetRule[] {
  return [
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
    // Packages that say they are ES modules may import from others without the file's extension, as sources do.
    { test: /\.m?js$/, resolve: { fullySpecified: false } },
    {
      test: /\.css$/,
      use: [
        styles,
        {
          loader: require.resolve('css-loader'),
          options: {
            modules: {
              auto: /\.module\.css$/,
              localIdentName: isDevelopment ? '[name]-[local]-[hash:base64:4]' : '[hash:base64:6]',
              localIdentHashSalt: salt,
              exportLocalsConvention: 'as-is',
              namedExport: false,
            },
          },
        },
      ],
      type: 'javascript/auto',
    },
    { test: /\.(svg|woff2)$/, type: 'asset/resource' },
  ];
}

export const resolveOptions = { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'] };
