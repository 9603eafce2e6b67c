import { integrityOf } from '@atrium/build';
import { type Compilation, type Compiler, type RspackPluginInstance, rspack } from '@rspack/core';

const name = 'atrium-preloads';
const page = 'index.html';
const mark = '<!-- atrium:preloads -->';

/** The scripts and styles that a chunk needs, without those that the page starts with anyway. */
function filesOf({ chunks }: Compilation, chunkName: string): string[] {
  const all = [...chunks];
  const initial = new Set(all.filter((chunk) => chunk.canBeInitial()).flatMap(({ files }) => [...files]));
  const chunk = all.find((one) => one.name === chunkName);
  const groups = chunk ? [...chunk.groupsIterable].filter((group) => group.name === chunkName) : [];
  const files = [chunk, ...groups.flatMap((group) => group.chunks)].flatMap((one) => [...(one?.files ?? [])]);
  return [...new Set(files)].filter((file) => /\.(js|css)$/.test(file) && !initial.has(file));
}

/**
 * Writes links to the files of chunks into the page, without `rel`. The page's script makes them a preload for somebody
 * who is signed in, the shell a prefetch for everyone else.
 * @param chunks the value of `data-preload` by name of the chunk; what is only for the `demo` a server leaves out
 */
export function linkPreloads(chunks: Readonly<Record<string, string>>): RspackPluginInstance {
  return {
    apply(compiler: Compiler) {
      compiler.hooks.thisCompilation.tap(name, (compilation) => {
        const linkTo = (file: string, purpose: string) => {
          const bytes = compilation.getAsset(file)?.source.buffer();
          if (!bytes) throw new Error(`The build made no ${file}.`);
          const href = `${String(compilation.outputOptions.publicPath)}${file}`;
          const attribute = purpose ? `data-preload="${purpose}"` : 'data-preload';
          const kind = file.endsWith('.css') ? 'style' : 'script';
          return `<link ${attribute} as="${kind}" crossorigin="anonymous" href="${href}" integrity="${integrityOf(bytes)}">`;
        };
        // After the last change to any file, so that the hash is that of the written file.
        const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
        compilation.hooks.processAssets.tap({ name, stage }, () => {
          const linked = new Set<string>();
          const links = Object.entries(chunks).flatMap(([chunk, purpose]) => {
            const files = filesOf(compilation, chunk).filter((file) => !linked.has(file));
            if (files.length === 0) throw new Error(`The build made no chunk ${chunk}.`);
            return files.map((file) => {
              linked.add(file);
              return linkTo(file, purpose);
            });
          });
          const html = String(compilation.getAsset(page)?.source.source());
          compilation.updateAsset(page, new rspack.sources.RawSource(html.replace(mark, links.join('\n    '))));
        });
      });
    },
  };
}
