import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Compilation,
  type Compiler,
  ConcatenatedModule,
  type Module,
  type RspackPluginInstance,
  rspack,
} from '@rspack/core';
import { licensesFile, licensesText } from './licensesText';
import { packageFolder, packageOf } from './packages';

const name = 'atrium-licenses';

/** The folder of the package that a file lies in, however deep; undefined for one's own. */
function packageFolderOf(file: string): string | undefined {
  const found = packageOf(file);
  if (!found) return undefined;
  const folder = file.slice(0, file.replaceAll('\\', '/').lastIndexOf(`node_modules/${found}`));
  const own = join(folder, 'node_modules', found);
  // Packages hold copies of others without their package files: the one around them answers for these.
  return existsSync(join(own, 'package.json')) ? own : packageFolderOf(folder);
}

const partsOf = (module: Module): Module[] => (module instanceof ConcatenatedModule ? module.modules : [module]);

/** What is in the written files: modules that were found and then left out are none of it. */
function writtenFolders({ chunks, chunkGraph }: Compilation): Set<string> {
  const folders = new Set<string>();
  for (const chunk of chunks)
    for (const module of chunkGraph.getChunkModules(chunk).flatMap(partsOf)) {
      const folder = packageFolderOf(module.nameForCondition() ?? '');
      if (folder) folders.add(folder);
    }
  return folders;
}

/**
 * Writes the licences of all packages that are in the files of a build beside them, as MIT, BSD, Apache-2.0, MPL-2.0 and OFL-1.1
 * ask for copies. The bundler's own runtime is in each of them.
 */
export function thirdPartyLicenses(): RspackPluginInstance {
  return {
    apply(compiler: Compiler) {
      compiler.hooks.thisCompilation.tap(name, (compilation) => {
        const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE;
        compilation.hooks.processAssets.tap({ name, stage }, () => {
          const bundler = packageFolder('@rspack/core', import.meta.dirname);
          const text = licensesText([bundler, ...writtenFolders(compilation)]);
          compilation.emitAsset(licensesFile, new rspack.sources.RawSource(text));
        });
      });
    },
  };
}
