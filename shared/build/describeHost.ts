import { join } from 'node:path';
import { type Compiler, type RspackPluginInstance, rspack } from '@rspack/core';
import { hostVersions, versionOf } from './libraries';
import { givenNames, importedNames, type SharedNames } from './sharedNames';

const name = 'atrium-host';

/** Content of a shell's `host.json`: the versions that apps may require. */
export interface HostDescription {
  host: string;
  provides: Record<string, string>;
  /** The names that it gives of each of these; a shell that was built before they were recorded says nothing. */
  gives?: SharedNames;
}

const sharingFile = 'src/apps/loading/shares.ts';

/** Puts `host.json` beside the files of a shell. */
export function describeHost(): RspackPluginInstance {
  return {
    apply(compiler: Compiler) {
      compiler.hooks.thisCompilation.tap(name, (compilation) => {
        const file = join(compiler.context, sharingFile);
        let imported: ReturnType<typeof importedNames> = new Map();
        let gives: SharedNames = {};
        compilation.hooks.finishModules.tap(name, () => {
          imported = importedNames(compilation, file);
        });
        // Before modules are joined to one: from then on nothing tells what each of them gives.
        compilation.hooks.optimizeModules.tap(name, () => {
          gives = givenNames(compilation, file, imported);
        });
        const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
        compilation.hooks.processAssets.tap({ name, stage }, () => {
          const description: HostDescription = { host: versionOf('@atrium/contract'), provides: hostVersions(), gives };
          compilation.emitAsset('host.json', new rspack.sources.RawSource(JSON.stringify(description)));
        });
      });
    },
  };
}
