import { createRequire } from 'node:module';
import { type RspackPluginInstance, rspack } from '@rspack/core';

const packages = [
  'inject-external-runtime-core-plugin',
  'runtime',
  'runtime-core',
  'runtime-tools',
  'sdk',
  'webpack-bundler-runtime',
];

const requireFederation = () =>
  createRequire(createRequire(import.meta.url).resolve('@module-federation/enhanced/rspack'));

/**
 * The federation plugin names the CommonJS build of its runtime, from which nothing unused can be left out. The same
 * packages have an ES build: 6 kB (brotli) less in the host.
 * @returns the one file for the other, as aliases of the bundler
 */
export function federationModules(): Record<string, string> {
  const require = requireFederation();
  const files = packages.map((name) => require.resolve(`@module-federation/${name}`));
  return Object.fromEntries(files.map((file) => [file, file.replace(/\.cjs$/, '.js')]));
}

/** The module by which a container starts: its whole text is its name, from which the bundler makes its id. */
const startModule = /!=!data:text\/javascript,.*/;

/**
 * Starts containers with a module of ours in place of the federation plugin's, which brings the runtime that only a host
 * needs. It is named by a word: the same sources make the same files in every folder.
 * @param file the module, absolute
 */
export function startWith(file: string): { aliases: Record<string, string>; plugin: RspackPluginInstance } {
  const word = 'atrium-start-container';
  return {
    aliases: { [`${word}$`]: file },
    plugin: new rspack.NormalModuleReplacementPlugin(startModule, (data) => {
      data.request = data.request.replace(startModule, `!=!data:text/javascript,import%20"${word}"`);
    }),
  };
}
