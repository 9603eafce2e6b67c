import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Route } from '@playwright/test';
import { expect } from '../fixtures';
import { makeOnly, releaseAgain, releaseOf, removeFiles } from '../support/servedProduct';
import type { FaultyApp, Scene } from './scene';

export type Injection = (scene: Scene, app: FaultyApp) => Promise<() => Promise<void>>;

export type Answer = (route: Route) => Promise<void>;

export const entryOf = ({ id }: FaultyApp) => new RegExp(`/remotes/${id}/.*remoteEntry`);
export const chunksOf = ({ id }: FaultyApp) => new RegExp(`/remotes/${id}/[^/]+/\\d+\\.js`);

export const answering =
  (filesOf: (app: FaultyApp) => RegExp, answer: Answer): Injection =>
  async ({ page }, app) => {
    await page.route(filesOf(app), answer);
    return () => page.unroute(filesOf(app), answer);
  };

export const withScript =
  (body: string, contentType = 'text/javascript'): Answer =>
  (route) =>
    route.fulfill({ status: 200, contentType, body });

export const truncated: Injection = (scene, app) =>
  answering(chunksOf, (route) => {
    const file = readFileSync(join(scene.product.folder, new URL(route.request().url()).pathname), 'utf8');
    return withScript(file.slice(0, file.length / 2))(route);
  })(scene, app);

/** Failure in the app's own code, of a kind that `tail.js` knows. */
export const failing =
  (fault: string): Injection =>
  async ({ page }, { id }) => {
    const set = (value: string) =>
      page.evaluate(([app, now]) => Object.assign(window, { faults: { [app]: now } }), [id, value] as const);
    await set(fault);
    return async () => void (await set(''));
  };

const isRegistry = (url: string | URL) => new URL(url).pathname === '/registry.json';

/** Lets the tab refresh the registry until it has the latest, as on return to the tab. */
export async function comeBack({ page, product }: Scene): Promise<void> {
  await expect(async () => {
    const looked = page.waitForResponse((answer) => isRegistry(answer.url()), { timeout: 3000 });
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    expect(await (await looked).json()).toMatchObject({ revision: product.registry().revision });
  }).toPass();
}

/** Its only release requires a host that does not exist yet. */
export const newerHost: Injection = async (scene, { id }) => {
  const { product } = scene;
  const fitting = releaseOf(product, id);
  const [release, container] = ['9.0.0-0', `${id}_9_0_0_0`];
  await makeOnly(product, { ...fitting, release, container, manifest: { ...fitting.manifest, host: '^9.0.0' } });
  await comeBack(scene);
  return () => makeOnly(product, fitting);
};

/** The files of the known release are gone; only the registry names the live one. */
export const removed: Injection = async ({ page, product }, { id }) => {
  await page.route(isRegistry, (route) => route.abort());
  const known = releaseOf(product, id);
  await makeOnly(product, releaseAgain(product, known));
  removeFiles(product, known);
  return () => page.unroute(isRegistry);
};

/** Its manifest is incomplete. */
export const malformed: Injection = async (scene, { id }) => {
  const { product } = scene;
  const fitting = releaseOf(product, id);
  const broken: typeof fitting = structuredClone(fitting);
  Reflect.deleteProperty(broken.manifest, 'labels');
  await makeOnly(product, broken);
  await comeBack(scene);
  return async () => {
    await makeOnly(product, fitting);
    await comeBack(scene);
  };
};
