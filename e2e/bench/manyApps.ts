import { mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Registry } from '@atrium/contract';
import type { Browser, Page } from '@playwright/test';
import { dist, root } from '../../tools/build/paths';
import { median, medianRatio, spreadOf } from '../../tools/median';
import { registryOf, writeRegistry } from '../../tools/release/storage/folderRegistry';
import { createServer } from '../../tools/server/createServer';
import { signIn } from '../../tools/signIn';
import { measureColdStart } from './coldStart';
import { untilShown } from './untilShown';

const few = 10;
const many = 1_000;
const releasesOfEach = 5;
const runs = 9;

const goal = 1.1;

/** Limit of the additional weight of the page, in transferred kB. */
const pageGoal = 100;

type AppEntry = Registry['apps'][string];

function copyOf(app: AppEntry, id: string): AppEntry {
  const rename = (path: string) => `/${id}${path}`;
  const live = app.releases.find(({ release }) => release === app.live);
  const names = Array.from({ length: releasesOfEach }, (_, index) => `${app.live}${index || ''}`);
  const releases = names.flatMap((release) => (live ? [{ ...live, release }] : []));
  return {
    ...app,
    earlier: names.slice(1),
    releases: releases.map((release) => ({
      ...release,
      container: `${release.container}_${id}`,
      manifest: {
        ...release.manifest,
        id,
        paths: release.manifest.paths.map((entry) => ({ ...entry, path: rename(entry.path) })),
        menu: (release.manifest.menu ?? []).map((entry) => ({
          ...entry,
          id: `${id}-${entry.id}`,
          ...(entry.path ? { path: rename(entry.path) } : {}),
        })),
        ...(release.manifest.backend
          ? { backend: { module: release.manifest.backend.module, prefixes: [`/${id}`] } }
          : {}),
        search: [],
        commands: [],
        slots: [],
      },
    })),
  };
}

/** A reference of a hundred pages, all in the menu, is not a typical app. */
const isReference = (id: string) => id === 'samples';

/** Registry extended or cut to a number of typical apps. */
function registryOfMany(registry: Registry, count: number): Registry {
  const own = Object.entries(registry.apps).filter(([id]) => !isReference(id));
  const apps = Array.from({ length: count }, (_, index): [string, AppEntry] => {
    const [id, app] = own[index % own.length] ?? own[0] ?? [];
    if (!id || !app) throw new Error('The registry holds no app.');
    return index < own.length ? [id, app] : [`${id}-${index}`, copyOf(app, `${id}-${index}`)];
  });
  return { ...registry, apps: Object.fromEntries(apps) };
}

function folderOfMany(registry: Registry, count: number): string {
  const folder = join(root, `.cache/bench/apps-${count}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const part of ['shell', 'assets', 'remotes']) symlinkSync(join(dist, part), join(folder, part));
  writeRegistry(registryOf(folder), registryOfMany(registry, count));
  return folder;
}

/** Transferred weight of the page in kB: from our own server, and compressed as deploy/nginx.conf configures. */
async function pageWeights(origin: string, folder: string): Promise<{ node: number; nginx: number }> {
  // Requested like a browser, and not decompressed, to count transferred bytes.
  const headers = { accept: 'text/html', 'accept-encoding': 'gzip, br' };
  const bytes = await new Promise<number>((resolve, reject) => {
    get(origin, { headers }, (answer) => {
      let sum = 0;
      answer.on('data', (part: Buffer) => {
        sum += part.length;
      });
      answer.on('end', () => resolve(sum));
    }).on('error', reject);
  });
  const packed = gzipSync(readFileSync(join(folder, 'index.html')), { level: 6 });
  return { node: bytes / 1000, nginx: packed.length / 1000 };
}

const isShellThere = (page: Page) => untilShown(page, 'h1', 'Access control');

export interface ManyAppsResult {
  isOver: boolean;
  lines: string[];
}

/** Start of the shell with 1,000 registered apps against 10, alternating in one run. */
export async function measureManyApps(browser: Browser, registry: Registry): Promise<ManyAppsResult> {
  const folders = [few, many].map((count) => folderOfMany(registry, count));
  const servers = folders.map((dist) => createServer({ dist }));
  try {
    const origins = await Promise.all(servers.map((server) => server.listen({ port: 0, host: '127.0.0.1' })));
    const times: number[][] = [[], []];
    for (let run = 0; run < runs; run += 1)
      for (const [index, origin] of origins.entries()) {
        const visit = {
          url: `${origin}/access-control`,
          prepare: (page: Page) => signIn(page, origin),
          ready: isShellThere,
        };
        times[index]?.push((await measureColdStart(browser, visit)).ms);
      }
    const [withFew = [], withMany = []] = times;
    const ratio = medianRatio(withMany, withFew);
    const spread = spreadOf(withMany.map((ms, turn) => ms / (withFew[turn] ?? ms)));
    const { node, nginx } = await pageWeights(origins[1] ?? '', folders[1] ?? '');
    return {
      isOver: ratio > goal || Math.max(node, nginx) > pageGoal,
      lines: [
        `start with ${many} apps: ${median(withMany).toFixed(0)} ms against ${median(withFew).toFixed(0)} ms with ${few}, × ${ratio.toFixed(2)} (${spread} in ${runs} turns; goal ${goal})`,
        `page with ${many} apps: ${node.toFixed(1)} kB from Node, ${nginx.toFixed(1)} kB from nginx (goal ${pageGoal})`,
      ],
    };
  } finally {
    await Promise.all(servers.map((server) => server.close()));
  }
}
