import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { thirdPartyLicenses } from '../../shared/build/thirdPartyLicenses';
import { root } from '../build/paths';

const installed = ['postcss', 'typescript'];

/**
 * Puts a program for repositories of apps into one file, which needs nothing of this repository.
 * @param entry relative to the root
 * @throws what rspack found
 */
export function bundleProgram(entry: string, folder: string, filename: string): Promise<void> {
  const compiler = rspack({
    context: root,
    mode: 'none',
    target: 'node20',
    entry: join(root, entry),
    externals: Object.fromEntries(installed.map((name) => [name, `module ${name}`])),
    resolve: { extensions: ['.ts', '.js'], conditionNames: ['node', 'import', 'default'] },
    module: {
      // It is about the file that runs, not about the one that it was made from.
      parser: { javascript: { importMeta: false } },
      rules: [
        {
          test: /\.ts$/,
          loader: 'builtin:swc-loader',
          options: { jsc: { parser: { syntax: 'typescript' } } },
          type: 'javascript/auto',
        },
      ],
    },
    plugins: [new rspack.BannerPlugin({ banner: '#!/usr/bin/env node', raw: true }), thirdPartyLicenses()],
    output: { path: folder, filename, module: true, library: { type: 'module' }, clean: false },
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
