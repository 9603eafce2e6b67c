import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import type { Registry } from 'shared/contract';
import { dist, root } from '../build/paths';
import { createServer } from '../server/createServer';
import { measureColdStart } from './coldStart';
import { median, medianRatio } from './median';
import { signIn } from './visits';

const few = 10;
const many = 200;
const runs = 7;

/** The most that many apps may slow the start down. */
const goal = 1.1;

type AppEntry = Registry['apps'][string];

/** An app like another, with an id, paths and labels of its own. */
function copyOf(app: AppEntry, id: string): AppEntry {
  const rename = (path: string) => `/${id}${path}`;
  return {
    ...app,
    releases: app.releases.map((release) => ({
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
        search: [],
        commands: [],
        slots: [],
      },
    })),
  };
}

/** The registry grown or cut to so many apps, as a served folder. */
function folderOf(registry: Registry, count: number): string {
  const folder = join(root, `.cache/bench/apps-${count}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const part of ['shell', 'assets', 'remotes']) symlinkSync(join(dist, part), join(folder, part));
  const own = Object.entries(registry.apps);
  const apps = Array.from({ length: count }, (_, index): [string, AppEntry] => {
    const [id, app] = own[index % own.length] ?? own[0] ?? [];
    if (!id || !app) throw new Error('The registry holds no app.');
    return index < own.length ? [id, app] : [`${id}-${index}`, copyOf(app, `${id}-${index}`)];
  });
  writeFileSync(join(folder, 'registry.json'), JSON.stringify({ ...registry, apps: Object.fromEntries(apps) }));
  return folder;
}

const isFrameThere = (page: Page) => page.getByRole('heading', { level: 1, name: 'Access control' }).waitFor();

export interface ManyAppsResult {
  ratio: number;
  isSlow: boolean;
  line: string;
}

/** The start of the shell with 200 apps in its registry against one with 10, taking turns in one run. */
export async function measureManyApps(browser: Browser, registry: Registry): Promise<ManyAppsResult> {
  const servers = [few, many].map((count) => createServer({ dist: folderOf(registry, count) }));
  try {
    const origins = await Promise.all(servers.map((server) => server.listen({ port: 0, host: '127.0.0.1' })));
    const times: number[][] = [[], []];
    for (let run = 0; run < runs; run += 1)
      for (const [index, origin] of origins.entries()) {
        const visit = {
          url: `${origin}/access-control`,
          prepare: (page: Page) => signIn(page, origin),
          ready: isFrameThere,
        };
        times[index]?.push((await measureColdStart(browser, visit)).ms);
      }
    const [withFew = [], withMany = []] = times;
    const ratio = medianRatio(withMany, withFew);
    const line = `start with ${many} apps: ${median(withMany).toFixed(0)} ms against ${median(withFew).toFixed(0)} ms with ${few}, × ${ratio.toFixed(2)} (goal ${goal})`;
    return { ratio, isSlow: ratio > goal, line };
  } finally {
    await Promise.all(servers.map((server) => server.close()));
  }
}
