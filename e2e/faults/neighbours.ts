import { expect } from '../fixtures';
import { expectOther, type Fault } from './fault';
import { failing } from './injections';
import { cardOf, expectApp, type FaultyApp, goTo, type Scene, textIn, tryAgain } from './scene';

/** The recovered app: its error card may offer a retry. */
async function expectHealed(scene: Scene, app: FaultyApp): Promise<void> {
  await goTo(scene, app);
  const card = cardOf(scene, app);
  const heading = scene.page.getByRole('main').getByRole('heading', { level: 1 });
  await expect(card.or(heading).first()).toBeVisible();
  if (await card.isVisible()) await tryAgain(scene, card);
  await expectApp(scene, app);
}

async function expectShell({ page, language }: Scene): Promise<void> {
  await expect(page.getByRole('navigation', { name: textIn(language, 'menu.name') })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button').first()).toBeVisible();
}

/** Fault in something shared: only the app itself may be affected. */
const besideOther = (name: string, fault: string, says: string, left: string): Fault => ({
  name,
  says,
  left,
  isLong: true,
  async verify(scene, app, other) {
    const heal = await failing(fault)(scene, app);
    await goTo(scene, app);
    await expectShell(scene);
    await expectOther(scene, other);
    await goTo(scene, app);
    await expectShell(scene);
    await expectOther(scene, other);
    await heal();
    await expectHealed(scene, app);
  },
});

const itsOwn = 'what needs none of it; no other app notices';

export const besideOthers: readonly Fault[] = [
  besideOther('a reducer that throws', 'reducer', 'Nothing; the inspector says it', itsOwn),
  besideOther('a style sheet that hides the page', 'style', 'Nothing; its rules are taken out', 'everything'),
  besideOther('an HTTP client that throws', 'client', 'That its records could not be loaded', itsOwn),
];
