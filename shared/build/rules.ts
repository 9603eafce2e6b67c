import type { RuleSetRule } from '@rspack/core';
import { type StyleOptions, styleRules } from './styleRules';

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
    // Its modules have no side effects, but its package does not say so: antd's buttons would bring all of its form.
    { test: /[\\/]@rc-component[\\/]form[\\/]/, sideEffects: false, resolve: { fullySpecified: false } },
    // Packages that say they are ES modules may import from others without the file's extension, as sources do.
    { test: /\.m?js$/, resolve: { fullySpecified: false } },
    ...styleRules({ isDevelopment, ...style }),
    { test: /\.(svg|woff2|webm|vtt)$/, type: 'asset/resource' },
  ];
  return [{ oneOf }];
}

/** Files that an import without an extension means. */
export const resolveOptions = { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'] };
