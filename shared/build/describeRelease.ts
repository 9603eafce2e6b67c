import type { AppManifest, EmittedManifest, Release } from '@atrium/contract';
import { containerName } from '@atrium/contract/host';
import { type Compilation, type Compiler, type RspackPluginInstance, rspack } from '@rspack/core';
import { emitManifest } from './manifest';
import { descriptionFile, integrityOf, versionIn } from './release';
import { resolvedNames, type SharedNames } from './sharedNames';

const name = 'atrium-release';

/** Content of `app.json`. */
export interface ReleaseDescription extends Release {
  files: string[];
  /** The names that it takes of each module that the host shares; one that was built before they were recorded says nothing. */
  takes?: SharedNames;
}

function describe(compilation: Compilation, release: string, manifest: EmittedManifest): ReleaseDescription {
  // Source maps go elsewhere than the release does.
  const files = compilation
    .getAssets()
    .map((asset) => asset.name)
    .filter((file) => !file.endsWith('.map'));
  const entry = files.find((file) => /^remoteEntry\.[0-9a-f]+\.js$/.test(file)) ?? '';
  const bytes = compilation.getAsset(entry)?.source.buffer();
  if (!bytes) throw new Error(`The build of ${manifest.id} made no remote entry.`);
  return {
    release,
    container: containerName(manifest.id, release),
    entry: `/remotes/${manifest.id}/${release}/${entry}`,
    integrity: integrityOf(bytes),
    manifest,
    files: files.sort(),
    takes: resolvedNames(compilation),
  };
}

/**
 * Checks the manifest against the app's folder before anything is built, and puts `app.json` beside the files: all that a
 * registry needs to know of the release.
 */
export function describeRelease(directory: string, manifest: AppManifest, release: string): RspackPluginInstance {
  return {
    apply(compiler: Compiler) {
      let emitted: Promise<EmittedManifest>;
      compiler.hooks.beforeCompile.tapPromise(name, async () => {
        emitted = emitManifest(directory, manifest, versionIn(release));
        await emitted;
      });
      compiler.hooks.thisCompilation.tap(name, (compilation) => {
        // After the last change to any file: what is hashed here is what is written.
        const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
        compilation.hooks.processAssets.tapPromise({ name, stage }, async () => {
          const description = JSON.stringify(describe(compilation, release, await emitted));
          compilation.emitAsset(descriptionFile, new rspack.sources.RawSource(description));
        });
      });
    },
  };
}
