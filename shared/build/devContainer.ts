import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AppManifest, Release } from '@atrium/contract';
import { containerName } from '@atrium/contract/host';
import type { Configuration } from '@rspack/core';
import { containerConfig } from './container';
import { endWorkers } from './endWorkers';
import { emitManifest, ManifestError } from './manifest';

/** A shell on another port may ask. */
const anyOrigin = { 'Access-Control-Allow-Origin': '*' };

/**
 * The federated build of one app on a dev server, for a shell that runs elsewhere. `/app.json` is its release, as the
 * registry holds it but for the integrity, which changes with every edit.
 */
export function devContainerConfig(options: {
  directory: string;
  manifest: AppManifest;
  version: string;
}): Configuration {
  const { directory, manifest, version } = options;
  const release = `${version}-dev`;
  const config = containerConfig({ directory, manifest, release, output: directory, mode: 'development' });
  return {
    ...config,
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
                manifest: await emitManifest(directory, manifest, version),
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
