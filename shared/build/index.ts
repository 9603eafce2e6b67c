import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AppManifest } from '@atrium/contract';
import type { Configuration } from '@rspack/core';
import { containerConfig } from './container';
import { devContainerConfig } from './devContainer';
import { folderProblem } from './folderProblem.cjs';
import { releaseOf } from './release';
import { standaloneConfig } from './standalone';

export { containerName, manifestModules } from '@atrium/contract/host';
export { containerConfig } from './container';
export { describeHost, type HostDescription } from './describeHost';
export { endWorkers } from './endWorkers';
export { federationModules } from './federationModules';
export { integrityPlugins } from './integrityPlugins';
export { hostShares, hostVersions, versionOf } from './libraries';
export { emitManifest, ManifestError } from './manifest';
export { printAddress } from './printAddress';
export { hashOfInputs, integrityOf } from './release';
export { policyReplacements } from './replacements';
export { resolveOptions, sourceRules } from './rules';

/** Options of a remote's configuration, from the command line's `--env`. */
interface Asked {
  /** `container`: serve the federated build, for a shell that takes this app from its dev server. */
  container?: boolean;
  /** The release to build and where to; the one that the sources make, into `dist/<release>`, when absent. */
  release?: string;
  output?: string;
  /** Writes a source map beside each script, for `npm run explain`. */
  maps?: string;
  RSPACK_SERVE?: boolean;
}

/**
 * A remote's whole rspack configuration.
 * `rspack serve` opens the app alone with hot reload; `rspack serve --env container` serves the federated build to a
 * shell; `rspack build` writes a release: the container, and `app.json` beside it, which tells a registry all about it.
 * @param directory the remote's folder (`import.meta.dirname`)
 * @throws a sentence where nothing can be built in that folder
 */
export function defineRemote(directory: string, manifest: AppManifest) {
  const unbuildable = folderProblem(directory);
  // The sentence alone: where it was thrown helps nobody.
  if (unbuildable) throw Object.assign(new Error(unbuildable), { stack: unbuildable });
  const { version } = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8'));
  return (asked: Asked = {}): Configuration => {
    if (asked.container) return devContainerConfig({ directory, manifest, version });
    if (asked.RSPACK_SERVE) return standaloneConfig({ directory, manifest });
    const release = asked.release ?? releaseOf(directory);
    const output = asked.output ?? join(directory, 'dist', release);
    return containerConfig({
      directory,
      manifest,
      release,
      output,
      mode: 'production',
      hasMaps: asked.maps !== undefined,
    });
  };
}
