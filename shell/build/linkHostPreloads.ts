import { integrityOf } from '@atrium/build';
import { type Compilation, type Compiler, type RspackPluginInstance, rspack } from '@rspack/core';

const name = 'atrium-host-preloads';
const page = 'index.html';
const mark = '<!-- atrium:preloads -->';

/** The scripts of a chunk that is loaded on demand, without those that the page starts with anyway. */
function scriptsOf({ chunkGroups, chunks }: Compilation, chunkName: string): string[] {
  const initial = new Set([...chunks].filter((chunk) => chunk.canBeInitial()).flatMap(({ files }) => [...files]));
  const group = chunkGroups.find((one) => one.name === chunkName);
  const files = group?.chunks.flatMap(({ files }) => [...files]) ?? [];
  return [...new Set(files)].filter((file) => file.endsWith('.js') && !initial.has(file));
}

/**
 * Writes links to the files of a chunk into the page, without `rel`. The page's script makes them a preload for
 * somebody who is signed in, the shell a prefetch for everyone else.
 */
export function linkHostPreloads(chunkName: string): RspackPluginInstance {
  return {
    apply(compiler: Compiler) {
      compiler.hooks.thisCompilation.tap(name, (compilation) => {
        // After the last change to any file, so that the hash is that of the written file.
        const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
        compilation.hooks.processAssets.tap({ name, stage }, () => {
          const publicPath = String(compilation.outputOptions.publicPath);
          const links = scriptsOf(compilation, chunkName).map((file) => {
            const bytes = compilation.getAsset(file)?.source.buffer();
            if (!bytes) throw new Error(`The build made no ${file}.`);
            return `<link data-preload as="script" crossorigin="anonymous" href="${publicPath}${file}" integrity="${integrityOf(bytes)}">`;
          });
          if (links.length === 0) throw new Error(`The build made no chunk ${chunkName}.`);
          const html = String(compilation.getAsset(page)?.source.source());
          compilation.updateAsset(page, new rspack.sources.RawSource(html.replace(mark, links.join('\n    '))));
        });
      });
    },
  };
}
