import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import type { AppManifest, Release } from '@atrium/contract';
import { containerName } from '@atrium/contract/host';
import { type Configuration, rspack } from '@rspack/core';
import { containerConfig } from './container';
import { endWorkers } from './endWorkers';
import { folderProblem } from './folderProblem.cjs';
import { liveManifest } from './liveManifest';
import { emitManifest, ManifestError } from './manifest';
import { releaseOf } from './release';
import { standaloneConfig } from './standalone';

// Beside sources it is a source, in the packed package it is built.
const keepTyped = join(import.meta.dirname, `chunks/keepTyped${extname(import.meta.filename)}`);

/** A shell on another port may ask. */
const anyOrigin = { 'Access-Control-Allow-Origin': '*' };

/**
 * The federated build of one app on a dev server, for a shell that runs elsewhere. `/app.json` is its release, as the
 * registry holds it but for the integrity, which changes with every edit.
 */
function devContainerConfig(options: { directory: string; manifest: AppManifest; version: string }): Configuration {
  const { directory, manifest, version } = options;
  const release = `${version}-dev`;
  const config = containerConfig({ directory, manifest, release, output: directory, mode: 'development' });
  const live = liveManifest(directory, manifest, version);
  return {
    ...config,
    module: { rules: [live.rule, ...(config.module?.rules ?? [])] },
    plugins: [
      live.plugin,
      new rspack.EntryPlugin(directory, keepTyped, { name: undefined }),
      ...(config.plugins ?? []),
    ],
    output: { ...config.output, clean: false },
    lazyCompilation: false,
    devServer: {
      hot: false,
      liveReload: true,
      host: 'localhost',
      headers: anyOrigin,
      allowedHosts: 'all',
      client: { overlay: false },
      setupMiddlewares: (middlewares) => [
        endWorkers,
        {
          name: 'app.json',
          path: '/app.json',
          middleware: async (request: IncomingMessage, response: ServerResponse) => {
            const origin = `http://${request.headers.host}`;
            try {
              const body: Release = {
                release,
                container: containerName(manifest.id, release),
                entry: `${origin}/remoteEntry.js`,
                integrity: '',
                manifest: await emitManifest(directory, live.current(), version),
              };
              // It answers before the server has set any header of its own.
              for (const [name, value] of Object.entries(anyOrigin)) response.setHeader(name, value);
              response.setHeader('Content-Type', 'application/json');
              response.end(JSON.stringify(body));
            } catch (error) {
              if (!(error instanceof ManifestError)) throw error;
              response.statusCode = 500;
              response.end(error.message);
            }
          },
        },
        ...middlewares,
      ],
    },
  };
}

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
export { libraryReplacements } from './replacements';
export { resolveOptions, sourceRules } from './rules';
export { thirdPartyLicenses } from './thirdPartyLicenses';

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
    if (asked.RSPACK_SERVE) return standaloneConfig({ directory, manifest, version });
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
