import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { root } from '../build/paths';

const installed = ['postcss', 'typescript'];

/**
 * Puts the release tool into one file, so that a repository of its own can release into a folder without this one.
 * @throws what rspack found
 */
export function bundleReleaseTool(folder: string): Promise<void> {
  const compiler = rspack({
    context: root,
    mode: 'none',
    target: 'node20',
    entry: join(root, 'tools/release/cli/externalRelease.ts'),
    externals: Object.fromEntries(installed.map((name) => [name, `module ${name}`])),
    resolve: { extensions: ['.ts', '.js'] },
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: 'builtin:swc-loader',
          options: { jsc: { parser: { syntax: 'typescript' } } },
          type: 'javascript/auto',
        },
      ],
    },
    plugins: [new rspack.BannerPlugin({ banner: '#!/usr/bin/env node', raw: true })],
    output: { path: folder, filename: 'release.mjs', module: true, library: { type: 'module' }, clean: false },
  });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => undefined);
      if (error) reject(error);
      else if (stats?.hasErrors()) reject(new Error(stats.toString({ all: false, errors: true })));
      else resolve();
    });
  });
}
