import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { dist } from '../../tools/build/paths';
import { readRegistry } from '../../tools/release/storage/folderRegistry';
import { expectRest, goInPage } from './navigation';
import { suggested } from './suggested';

/** Routes that the entry of an app lists. Read as text: its code needs the build. Those that are computed are in search. */
const routesOf = (id: string): string[] => {
  const entry = readFileSync(join(import.meta.dirname, '../../remotes', id, 'src/app.tsx'), 'utf8');
  return [...entry.matchAll(/\bpath: '([^']+)'/g)].map(([, path = '']) => path);
};

const ids = Object.keys(readRegistry(join(dist, 'registry.json')).apps);
const routes = new Map(ids.map((id) => [id, routesOf(id)]));

const isFixed = (path: string) => !/[:*]/.test(path);

/** Every page with an address of its own: of search, and others that apps have a route for. */
export const fixedPages = [
  ...suggested,
  ...[...routes.values()]
    .flat()
    .filter((path) => isFixed(path) && !suggested.some((one) => one.path === path))
    .map((path) => ({ path, tag: ['@all'] })),
];

/** Routes to pages of records and to parts of pages: "/content/items/:id". */
export const openRoutes = [...routes].flatMap(([app, paths]) =>
  paths.filter((path) => !isFixed(path)).map((path) => ({ app, path })),
);

const matches = (route: string, path: string) =>
  new RegExp(`^${route.replace(/\/\*$/, '(?:/.*)?').replace(/:\w+/g, '[^/]+')}$`).test(path);

/** Opens a page of search from the one before, as people do; others by their address, since they may share its heading. */
export async function visit(page: Page, path: string): Promise<void> {
  if (suggested.some((one) => one.path === path)) await goInPage(page, path);
  else await page.goto(path);
  await expectRest(page);
}

/** Of the records of a route one stands for all; of the parts of a page each is another page. */
const shapeOf = (route: string, path: string) =>
  /:(?:tab|step|filter)$|\*$/.test(route) ? path.replace(/\/\d+(?=\/|$)/g, '/#') : route;

/** Where a page leads to by links and tabs. */
async function linksFrom(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  await expectRest(page);
  const found = await page
    .locator('#root a[href]')
    .evaluateAll((links) => links.map((link) => new URL(link.getAttribute('href') ?? '', location.href).pathname));
  const tabs = page.getByRole('main').getByRole('tab');
  for (let at = 0; at < (await tabs.count()); at += 1) {
    await tabs.nth(at).click();
    await expectRest(page);
    found.push(new URL(page.url()).pathname);
  }
  return found;
}

const crawled = new Map<string, Promise<string[]>>();

/** Follows the links of an app from its pages with an address of their own. */
async function crawl(page: Page, app: string): Promise<string[]> {
  const all = routes.get(app) ?? [];
  const queue = all.filter(isFixed);
  const open = all.filter((path) => !isFixed(path));
  queue.push(...open.filter((path) => path.endsWith('/*')).map((path) => path.slice(0, -2)));
  const known = new Set<string>();
  const found: string[] = [];
  for (let path = queue.shift(); path !== undefined; path = queue.shift())
    for (const link of await linksFrom(page, path)) {
      const route = all.includes(link) ? undefined : open.find((one) => matches(one, link));
      const shape = route && shapeOf(route, link);
      if (!shape || known.has(shape)) continue;
      known.add(shape);
      found.push(link);
      queue.push(link);
    }
  return found;
}

/** Pages of a route, as links lead to them: one record, or each part. */
export async function placesOf(page: Page, { app, path }: (typeof openRoutes)[number]): Promise<string[]> {
  const crawling = crawled.get(app) ?? crawl(page, app);
  crawled.set(app, crawling);
  const first = (link: string) => (routes.get(app) ?? []).find((one) => matches(one, link));
  return (await crawling).filter((link) => first(link) === path);
}
