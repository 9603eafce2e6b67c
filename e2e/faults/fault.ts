import type { Locator, Page } from '@playwright/test';
import { expect } from '../fixtures';
import type { Injection } from './injections';
import { cardOf, expectApp, type FaultyApp, goTo, type Scene, textIn, tryAgain } from './scene';

export interface Fault {
  name: string;
  /** Text for the admin: a key of the shell's texts, or literal words. */
  says: string;
  /** Abilities left in the app itself; all other apps work. */
  left: string;
  /** Too slow for every change: part of `npm run test:all`. */
  isLong?: boolean;
  /** Injects and removes the fault, and expects that only this app is affected, and recovers. */
  verify(scene: Scene, app: FaultyApp, other: FaultyApp): Promise<void>;
}

export async function expectOther(scene: Scene, other: FaultyApp): Promise<void> {
  await goTo(scene, other);
  await expectApp(scene, other);
}

const hopeless = 'nothing, until it recovers';

/** Shorter than any deadline of the product: they follow one another. */
const hop = 2000;

const withClock = new WeakSet<Page>();

/** Fakes the page's clock, so that nobody waits for deadlines that start from now on. */
async function installClock(page: Page): Promise<void> {
  if (withClock.has(page)) return;
  withClock.add(page);
  await page.clock.install();
}

export async function expectCard(
  { page, language }: Scene,
  card: Locator,
  says: string,
  isSlow: boolean,
): Promise<void> {
  const text = textIn(language, says);
  if (!isSlow) return expect(card).toContainText(text);
  await expect(async () => {
    await page.clock.fastForward(hop);
    await expect(card).toContainText(text, { timeout: 300 });
  }).toPass({ timeout: 60_000, intervals: [0] });
}

/** Fault that prevents the app's page; waiting ones are reported after all deadlines. */
export const onPage = (name: string, says: string, inject: Injection, { waits = false } = {}): Fault => ({
  name,
  says,
  left: hopeless,
  async verify(scene, app, other) {
    const card = cardOf(scene, app);
    if (waits) await installClock(scene.page);
    const heal = await inject(scene, app);
    await goTo(scene, app);
    if (!waits) await expectCard(scene, card, says, false);
    await expectOther(scene, other);
    await goTo(scene, app);
    await expectCard(scene, card, says, waits);
    await expect(card).toContainText(textIn(scene.language, 'appError.restWorks'));
    await heal();
    await tryAgain(scene, card);
    await expectApp(scene, app);
  },
});
