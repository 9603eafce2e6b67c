import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { AppManifest } from '@atrium/contract';
import type { Compiler, RspackPluginInstance, RuleSetRule } from '@rspack/core';
import { emitManifest, ManifestError, sourceOf } from './manifest';

const require = createRequire(import.meta.url);
const name = 'atrium-manifest';

/** The manifest of an app on a development server, as its sources have it after each edit. */
interface LiveManifest {
  current(): AppManifest;
  rule: RuleSetRule;
  /** Reports as a warning, in the terminal and on the page, what fails a build of the release. */
  plugin: RspackPluginInstance;
}

export function liveManifest(directory: string, first: AppManifest, version: string): LiveManifest {
  let current = first;
  const take = (manifest: AppManifest) => {
    current = manifest;
  };
  return {
    current: () => current,
    rule: {
      test: sourceOf(directory, './app'),
      enforce: 'pre',
      loader: require.resolve('./manifestLoader.cjs'),
      options: { file: join(directory, 'src/manifest'), take },
    },
    plugin: {
      apply(compiler: Compiler) {
        compiler.hooks.thisCompilation.tap(name, (compilation) =>
          compilation.hooks.processAssets.tapPromise(name, async () => {
            try {
              await emitManifest(directory, current, version);
            } catch (error) {
              if (!(error instanceof ManifestError)) throw error;
              compilation.warnings.push(Object.assign(new Error(error.message), { name: '', stack: '' }));
            }
          }),
        );
      },
    },
  };
}
