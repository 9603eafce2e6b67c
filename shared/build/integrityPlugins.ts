import {
  type Compilation,
  type Compiler,
  type RspackPluginInstance,
  rspack,
  SubresourceIntegrityPlugin,
} from '@rspack/core';

const name = 'atrium-integrity-order';

/** The table of hashes in a script, by the id of the chunk: as the build writes it, one entry beside the other. */
const table = /(\.sriHashes\s*=\s*\{)([^{}]*)(\})/g;

/** A script with its table in the order of the chunks' ids. */
const withSortedHashes = (script: string) =>
  script.replace(table, (_, before: string, entries: string, after: string) => before + sorted(entries) + after);

const sorted = (entries: string) =>
  entries
    .split(',')
    .sort((one, other) => (one < other ? -1 : 1))
    .join(',');

function sortHashes(compilation: Compilation): void {
  for (const { name: file } of compilation.getAssets())
    if (file.endsWith('.js'))
      compilation.updateAsset(file, (source) => {
        const script = String(source.source());
        const ordered = withSortedHashes(script);
        return ordered === script ? source : new rspack.sources.RawSource(ordered);
      });
}

/**
 * Every script that is loaded is checked by its hash. The bundler writes the table of hashes in a random order, so the
 * same sources would come out as other files: it is put in order before files are named by what is in them.
 */
export const integrityPlugins = (): RspackPluginInstance[] => [
  // Every hash travels in the entry, and none of them can be compressed: the shortest that browsers check.
  new SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'] }),
  {
    apply(compiler: Compiler) {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE;
      compiler.hooks.thisCompilation.tap(name, (compilation) =>
        compilation.hooks.processAssets.tap({ name, stage }, () => sortHashes(compilation)),
      );
    },
  },
];
