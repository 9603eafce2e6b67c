import { join } from 'node:path';
import { type Compiler, type RspackPluginInstance, rspack } from '@rspack/core';
import { hostVersions, versionOf } from './libraries';
import { givenNames, importedNames, type SharedNames } from './sharedNames';

const name = 'atrium-host';

/** What a shell's `host.json` says of it: what apps may ask of this host. */
export interface HostDescription {
  /** The version of its host API. */
  host: string;
  /** The versions of all that it shares with apps. */
  provides: Record<string, string>;
  /** The names that it gives of each of these; a shell that was built before they were recorded says nothing. */
  gives?: SharedNames;
}

/** Where a shell imports everything that it shares with apps. */
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
