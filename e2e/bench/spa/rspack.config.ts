import { join } from 'node:path';
import { libraryReplacements, resolveOptions, sourceRules } from '@atrium/build';
import { type Configuration, CssExtractRspackPlugin, HtmlRspackPlugin } from '@rspack/core';

/** Everything in one build: the shell, and each remote as a lazy import. */
export default function spaConfig({ release, output }: { release: string; output: string }): Configuration {
  return {
    name: 'spa',
    mode: 'production',
    context: import.meta.dirname,
    entry: { main: './index.tsx' },
    devtool: false,
    output: {
      path: output,
      publicPath: `/shell/${release}/`,
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[contenthash:12].js',
      clean: true,
    },
    resolve: {
      ...resolveOptions,
      alias: { 'bench/modules': join(import.meta.dirname, '../../../.cache/bench/modules.ts') },
    },
    module: {
      rules: sourceRules({
        isDevelopment: false,
        hasRefresh: false,
        salt: 'spa',
        styles: CssExtractRspackPlugin.loader,
      }),
    },
    optimization: {
      splitChunks: {
        chunks: 'all',
        cacheGroups: {
          styles: { type: 'css/mini-extract', name: 'main', chunks: 'all', enforce: true, priority: 30 },
        },
      },
    },
    performance: false,
    infrastructureLogging: { level: 'error' },
    plugins: [
      ...libraryReplacements(),
      new CssExtractRspackPlugin({ filename: '[name].[contenthash:8].css' }),
      new HtmlRspackPlugin({
        template: join(import.meta.dirname, '../../../shell/src/index.html'),
        minify: false,
        scriptLoading: 'defer',
      }),
    ],
  };
}
