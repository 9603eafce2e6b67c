import { expect } from '../fixtures';
import { makeLive, makeOnly, releaseAgain, releaseOf } from '../support/servedProduct';
import { expectCard, expectOther, type Fault } from './fault';
import { comeBack, failing, malformed } from './injections';
import { cardOf, expectApp, goTo, textIn } from './scene';

export const leftOut: Fault = {
  name: 'malformed manifest',
  says: 'menu.leftOut',
  left: 'nothing, until it recovers',
  isLong: true,
  async verify(scene, app, other) {
    const { page, language } = scene;
    const menu = page.getByRole('navigation', { name: textIn(language, 'menu.name') });
    await expectOther(scene, other);
    const heal = await malformed(scene, app);
    await expect(menu.locator(`a[href="${app.path}"]`)).toHaveCount(0);
    await expect(menu.getByRole('list', { name: textIn(language, 'menu.leftOut') })).toContainText(app.id);
    await expectOther(scene, other);
    await heal();
    await goTo(scene, app);
    await expectApp(scene, app);
  },
};

export const takenOver: Fault = {
  name: 'a release that crashes at each start',
  says: 'update.fallback',
  left: 'everything: the version before takes over',
  isLong: true,
  async verify(scene, app, other) {
    const { page, product, language } = scene;
    const before = releaseOf(product, app.id);
    const next = releaseAgain(product, before);
    await expectOther(scene, other);
    const heal = await failing(`render ${next.container}`)(scene, app);
    await makeLive(product, [next, before]);
    await comeBack(scene);
    await goTo(scene, app);
    await expectCard(scene, cardOf(scene, app), 'appError.crashed', false);
    await expectOther(scene, other);
    await goTo(scene, app);
    const versions = { app: app.titles[language], from: next.release, to: before.release };
    await expect(page.getByText(textIn(language, 'update.fallback', versions))).toBeVisible();
    await expectApp(scene, app);
    await heal();
    await makeOnly(product, before);
    await comeBack(scene);
    await expectApp(scene, app);
  },
};

/** A release of the shell itself: the page is opened again, because a running page notices nothing. */
export const ofShell: Fault = {
  name: 'a file of the shell missing',
  says: 'Atrium cannot be opened right now',
  left: 'nothing, until it is there again',
  isLong: true,
  async verify(scene, app) {
    const page = await scene.page.context().newPage();
    await page.addInitScript((chosen) => localStorage.setItem('language', chosen), scene.language);
    const file = /\/shell\/[^/]+\/main\.[0-9a-f]+\.js/;
    await page.route(file, (route) => route.fulfill({ status: 404, body: 'Not found' }));
    await page.goto(app.path);
    const words = page.locator(`#fault [lang="${scene.language}"]`);
    await expect(words.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 5000 });
    await page.unroute(file);
    await words.getByRole('link').first().click();
    await expectApp({ ...scene, page }, app);
    await page.close();
  },
};
