import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page, Route } from '@playwright/test';
import { expect } from '../fixtures';
import { faultLabel, wrongEntries } from './faultyProduct';
import { makeOnly, releaseAgain, releaseOf, removeFiles } from './releases';
import { cardOf, expectApp, type FaultyApp, goTo, type Scene, textIn, tryAgain } from './scene';

/** One thing that can go wrong with one app. */
export interface Fault {
  name: string;
  /** What the admin reads, as a key of the shell's texts. */
  says: string;
  /** What the admin still can do with the app itself, besides using all others. */
  left: string;
  /** Lets it happen and end, and expects that only this app is hit, and that it heals. */
  endure(scene: Scene, app: FaultyApp, other: FaultyApp): Promise<void>;
}

/** Lets a fault begin; gives how it ends. */
type Strike = (scene: Scene, app: FaultyApp) => Promise<() => Promise<void>>;

type Answer = (route: Route) => Promise<void>;

const entryOf = ({ id }: FaultyApp) => new RegExp(`/remotes/${id}/.*remoteEntry`);
const chunksOf = ({ id }: FaultyApp) => new RegExp(`/remotes/${id}/[^/]+/[0-9a-f]{12}\\.js`);

const answering =
  (filesOf: (app: FaultyApp) => RegExp, answer: Answer): Strike =>
  async ({ page }, app) => {
    await page.route(filesOf(app), answer);
    return () => page.unroute(filesOf(app), answer);
  };

const withScript =
  (body: string, contentType = 'text/javascript'): Answer =>
  (route) =>
    route.fulfill({ status: 200, contentType, body });

/** What lies there, but only the first half of it. */
const truncated: Strike = (scene, app) =>
  answering(chunksOf, (route) => {
    const file = readFileSync(join(scene.product.folder, new URL(route.request().url()).pathname), 'utf8');
    return withScript(file.slice(0, file.length / 2))(route);
  })(scene, app);

/** The app's own code fails, in one of the ways that `tail.js` knows. */
const failing =
  (fault: string): Strike =>
  async ({ page }, { id }) => {
    const set = (value: string) =>
      page.evaluate(([app, now]) => Object.assign(window, { faults: { [app]: now } }), [id, value] as const);
    await set(fault);
    return async () => void (await set(''));
  };

const isRegistry = (url: string | URL) => new URL(url).pathname === '/registry.json';

/** The tab looks at the registry until it has seen the latest, as it does whenever the person comes back to it. */
async function comeBack({ page, product }: Scene): Promise<void> {
  await expect(async () => {
    const looked = page.waitForResponse((answer) => isRegistry(answer.url()), { timeout: 3000 });
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    expect(await (await looked).json()).toMatchObject({ revision: product.registry().revision });
  }).toPass();
}

/** Its only release asks for a host that there is not yet. */
const newerHost: Strike = async (scene, { id }) => {
  const { product } = scene;
  const fitting = releaseOf(product, id);
  const [release, container] = ['9.0.0-0', `${id}_9_0_0_0`];
  await makeOnly(product, { ...fitting, release, container, manifest: { ...fitting.manifest, host: '^9.0.0' } });
  await comeBack(scene);
  return () => makeOnly(product, fitting);
};

/** The files of the release that the tab knows are gone; what is live now, the registry alone can tell. */
const removed: Strike = async ({ page, product }, { id }) => {
  await page.route(isRegistry, (route) => route.abort());
  const known = releaseOf(product, id);
  await makeOnly(product, releaseAgain(product, known));
  removeFiles(product, known);
  return () => page.unroute(isRegistry);
};

async function expectOther(scene: Scene, other: FaultyApp): Promise<void> {
  await goTo(scene, other);
  await expectApp(scene, other);
}

const hopeless = 'nothing, until it is healed';

/** Shorter than any deadline of the product: they follow one another, and must do so here. */
const hop = 2000;

const withClock = new WeakSet<Page>();

/** Takes over the time of a page, so that nobody waits for deadlines that begin from now on. */
async function takeClock(page: Page): Promise<void> {
  if (withClock.has(page)) return;
  withClock.add(page);
  await page.clock.install();
}

/** Expects what a card says, after all deadlines where the fault is one of waiting. */
async function expectCard({ page, language }: Scene, card: Locator, says: string, isSlow: boolean): Promise<void> {
  const text = textIn(language, says);
  if (!isSlow) return expect(card).toContainText(text);
  await expect(async () => {
    await page.clock.fastForward(hop);
    await expect(card).toContainText(text, { timeout: 300 });
  }).toPass({ timeout: 60_000, intervals: [0] });
}

/** A fault that keeps the app's page from being shown; one that waits is reported after all patience alone. */
const onPage = (name: string, says: string, strike: Strike, { waits = false } = {}): Fault => ({
  name,
  says,
  left: hopeless,
  async endure(scene, app, other) {
    const card = cardOf(scene, app);
    if (waits) await takeClock(scene.page);
    const heal = await strike(scene, app);
    await goTo(scene, app);
    if (!waits) await expectCard(scene, card, says, false);
    await expectOther(scene, other);
    await goTo(scene, app);
    await expectCard(scene, card, says, waits);
    await expect(card).toContainText(textIn(scene.language, 'fault.restWorks'));
    await heal();
    await tryAgain(scene, card);
    await expectApp(scene, app);
  },
});

const inSlot: Fault = {
  name: 'a slot that throws',
  says: 'fault.crashed',
  left: 'its page and its commands',
  async endure(scene, app, other) {
    const { page } = scene;
    const heal = await failing('slot')(scene, app);
    await goTo(scene, other);
    await page.getByRole('button', { name: faultLabel(app.id) }).click();
    const card = cardOf(scene, app);
    await expect(card).toContainText(textIn(scene.language, 'fault.crashed'));
    await heal();
    await tryAgain(scene, card);
    await expect(page.getByText(`The slot of ${app.id}`)).toBeVisible();
    await page.keyboard.press('Escape');
    await goTo(scene, app);
    await expectApp(scene, app);
    await expectOther(scene, other);
  },
};

async function runCommand({ page, language }: Scene, { id }: FaultyApp): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: textIn(language, 'palette.name') }).fill(faultLabel(id));
  await page.getByRole('option', { name: faultLabel(id) }).click();
}

const inCommand: Fault = {
  name: 'a command that throws',
  says: 'palette.commandFailed',
  left: 'its page, its slots and its other commands',
  async endure(scene, app, other) {
    const { page, language } = scene;
    const heal = await failing('command')(scene, app);
    await expectOther(scene, other);
    await runCommand(scene, app);
    await expect(
      page.getByText(textIn(language, 'palette.commandFailed', { command: faultLabel(app.id) })),
    ).toBeVisible();
    await expectApp(scene, other);
    await heal();
    await runCommand(scene, app);
    await expect(page.locator(`body[data-ran="${app.id}"]`)).toBeAttached();
    await goTo(scene, app);
    await expectApp(scene, app);
  },
};

const inHandler: Fault = {
  name: 'a rejected promise in a handler',
  says: 'fault.actionFailed',
  left: 'everything but that action',
  async endure(scene, app, other) {
    const { page, language } = scene;
    const heal = await failing('handler')(scene, app);
    await goTo(scene, app);
    await page.getByRole('button', { name: 'Fail' }).click();
    await expect(page.getByText(textIn(language, 'fault.actionFailed', { app: app.titles[language] }))).toBeVisible();
    await expectApp(scene, app);
    await expectOther(scene, other);
    await heal();
    await goTo(scene, app);
    await expectApp(scene, app);
  },
};

const onOpenPage: Fault = {
  name: 'release replaced while its page is open',
  says: 'update.ready',
  left: 'everything; the new release comes when the app is left, or by "Update"',
  async endure(scene, app, other) {
    const { page, product, language } = scene;
    await goTo(scene, app);
    await expectApp(scene, app);
    const next = releaseAgain(product, releaseOf(product, app.id));
    await makeOnly(product, next);
    await comeBack(scene);
    const offer = page.getByRole('button', { name: textIn(language, 'update.ready', { app: app.titles[language] }) });
    await expect(offer).toBeVisible();
    await expectApp(scene, app);
    await expectOther(scene, other);
    await expect(offer).toHaveCount(0);
    const fetched = page.waitForResponse((answer) => answer.url().endsWith(next.entry));
    await goTo(scene, app);
    await fetched;
    await expectApp(scene, app);
  },
};

/** Everything that can happen to an app. */
export const faults: readonly Fault[] = [
  onPage(
    'container missing (404)',
    'fault.missing',
    answering(entryOf, (route) => route.fulfill({ status: 404, body: 'Not found' })),
  ),
  onPage(
    'server error (503)',
    'fault.server',
    answering(entryOf, (route) => route.fulfill({ status: 503, body: 'Busy' })),
  ),
  onPage(
    'hang',
    'fault.timeout',
    answering(entryOf, () => new Promise(() => undefined)),
  ),
  onPage('HTML instead of JS', 'fault.missing', answering(entryOf, withScript(wrongEntries.html, 'text/html'))),
  onPage('broken JS', 'fault.broken', answering(entryOf, withScript(wrongEntries.broken))),
  onPage('empty file', 'fault.broken', answering(entryOf, withScript(wrongEntries.empty))),
  onPage(
    'chunk missing',
    'fault.missing',
    answering(chunksOf, (route) => route.fulfill({ status: 404, body: 'Not found' })),
  ),
  onPage('chunk truncated', 'fault.broken', truncated),
  onPage('integrity mismatch', 'fault.broken', answering(entryOf, withScript('window.isTampered = true'))),
  onPage('throw on import', 'fault.crashed', failing('import')),
  onPage('throw in render', 'fault.crashed', failing('render')),
  onPage('throw in an effect', 'fault.crashed', failing('effect')),
  inHandler,
  onPage('endless suspense', 'fault.stuck', failing('suspense'), { waits: true }),
  onPage('release that asks for a newer host', 'fault.host', newerHost),
  onOpenPage,
  onPage('release replaced, and its files removed', 'fault.missing', removed),
  inSlot,
  inCommand,
];
