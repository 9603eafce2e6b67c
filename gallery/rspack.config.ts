import { join } from 'node:path';
import { endWorkers, libraryReplacements, printAddress, resolveOptions, sourceRules } from '@atrium/build';
import { type Configuration, HtmlRspackPlugin } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';

const folder = import.meta.dirname;

interface Asked {
  output?: string;
  RSPACK_SERVE?: boolean;
}

/** The kit's gallery: `rspack serve` opens it with hot reload, `rspack build` writes it for any file server. */
export default ({ output, RSPACK_SERVE: isServed = false }: Asked = {}): Configuration => ({
  name: 'gallery',
  mode: isServed ? 'development' : 'production',
  context: folder,
  entry: { main: './index.tsx' },
  devtool: isServed ? 'cheap-module-source-map' : false,
  output: {
    path: output ?? join(folder, 'dist'),
    publicPath: isServed ? '/' : 'auto',
    uniqueName: 'gallery',
    filename: '[name].[contenthash:8].js',
    chunkFilename: '[contenthash:12].js',
    assetModuleFilename: '[name].[contenthash:8][ext]',
    clean: true,
  },
  resolve: resolveOptions,
  module: {
    rules: sourceRules({ isDevelopment: isServed, hasRefresh: isServed, salt: 'gallery' }),
  },
  lazyCompilation: false,
  performance: false,
  infrastructureLogging: { level: 'warn' },
  plugins: [
    ...libraryReplacements(),
    new HtmlRspackPlugin({ template: join(folder, '../shared/build/standalone.html') }),
    ...(isServed ? [new ReactRefreshRspackPlugin()] : []),
  ],
  devServer: {
    port: 'auto',
    hot: true,
    setupMiddlewares: (middlewares) => [endWorkers, ...middlewares],
    client: { overlay: { errors: true, warnings: false, runtimeErrors: false } },
    onListening: printAddress('The gallery'),
  },
});
