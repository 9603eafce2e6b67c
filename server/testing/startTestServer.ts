import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BackendSource, toBackendSource } from '@atrium/backend';
import { notesApp, type TestApp, testPages } from '@atrium/core/testing';
import { openDatabase } from '../database/openDatabase';
import { folderBytes } from '../files/folderBytes';
import { openServer, type ServerOptions } from '../openServer';
import { createClient } from './client';
import { testSettings, writeTestDist } from './testSettings';

interface TestServerOptions extends Partial<Omit<ServerOptions, 'sources'>> {
  apps?: readonly TestApp[];
  /** The address of a Postgres; PGlite in memory without one. */
  url?: string;
  /** The same one past a pooler. */
  directUrl?: string | undefined;
}

const toSources = (apps: readonly TestApp[]): Record<string, BackendSource> =>
  Object.fromEntries(
    apps.map(({ manifest, backend }) => [manifest.id, toBackendSource(manifest, async () => backend)]),
  );

export async function startTestServer({ apps = [notesApp], url, directUrl, ...options }: TestServerOptions = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'atrium-dist-'));
  const { database = await openDatabase({ url, directUrl }), fileBytes = folderBytes(join(folder, 'files')) } = options;
  const server = await openServer({
    ...testSettings,
    suggestions: () => testPages,
    ...options,
    database,
    fileBytes,
    dist: writeTestDist(folder),
    sources: toSources(apps),
  });
  const address = await server.listen(0, '127.0.0.1');
  return {
    address,
    dist: folder,
    database,
    server,
    api: server.api,
    files: server.files,
    http: createClient(address),
    async close() {
      await server.close();
      rmSync(folder, { recursive: true });
    },
  };
}
