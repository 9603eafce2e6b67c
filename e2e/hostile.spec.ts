import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { integrityOf } from '@atrium/build';
import type { Release } from '@atrium/contract';
import { withRelease } from '../tools/release/domain/registryChanges';
import { changeLive } from '../tools/release/gate/publish';
import { changeRegistry, registryOf } from '../tools/release/storage/folderRegistry';
import { folderStorage } from '../tools/release/storage/folderStorage';
import { expect, openContext } from './fixtures';
import { card, expectTodoWorks, heading, openHostile, receivedEvents, test } from './hostileProduct';
import { menuOf } from './support/navigation';
import { runReleaseTool } from './support/releaseTool';
import { ownStyle, writeHostileRemote } from './support/remotes/hostileRemote';
import { makeOnly, releaseAgain, releaseOf } from './support/servedProduct';

// One build of the hostile app serves all tests.
test.describe.configure({ mode: 'default' });

/** One case of each kind of harm at every change, the others with all tests. */
const tagOf = (isTriedAlways: boolean) => (isTriedAlways ? [] : ['@all']);

test('an app whose endpoints have the names of another’s has its own, and the other one its own', async ({
  signedIn,
}) => {
  const page = await openHostile(signedIn, 'nothing');
  await expect(page.getByText('its own tasks')).toBeVisible();
  await expectTodoWorks(page);
  await page.goBack();
  await expect(page.getByText('its own tasks')).toBeVisible();
  await page.close();
});

for (const harm of ['id', 'api'] as const)
  test(`an app that takes the ${harm} of another is refused`, { tag: tagOf(harm === 'id') }, async ({ signedIn }) => {
    const page = await openHostile(signedIn, harm);
    await expect(card(page)).toContainText('isn’t compatible with the dashboard');
    await expectTodoWorks(page);
    await page.close();
  });

test('a reducer that throws takes nobody else’s state along', async ({ signedIn }) => {
  const page = await openHostile(signedIn, 'reducer');
  await expect(heading(page, 'Hostile')).toBeVisible();
  await expectTodoWorks(page);
  expect(await receivedEvents(page)).toContainEqual(
    expect.objectContaining({ stage: 'reducer', error: expect.stringContaining('Thrown on purpose') }),
  );
  await page.close();
});

for (const harm of ['interceptorThrows', 'interceptorHangs'] as const)
  test(`the calls of others go on beside an ${harm.replace('T', ' that t').replace('H', ' that h')}`, {
    tag: tagOf(harm === 'interceptorHangs'),
  }, async ({ signedIn }) => {
    const page = await openHostile(signedIn, harm);
    await expect(heading(page, 'Hostile')).toBeVisible();
    await expectTodoWorks(page);
    await page.close();
  });

test('a flood of events is cut short, and is said under the app’s own name', async ({ signedIn }) => {
  const page = await openHostile(signedIn, 'flood');
  await expect(heading(page, 'Hostile')).toBeVisible();
  await expect.poll(async () => (await receivedEvents(page)).map(({ stage }) => stage)).toContain('flood');
  const stages = (await receivedEvents(page)).map(({ stage }) => stage);
  expect(stages.filter((stage) => stage === 'hostile').length).toBeLessThanOrEqual(50);
  await expectTodoWorks(page);
  await page.close();
});

for (const harm of ['render', 'layoutEffect'] as const)
  test(`a page that never ends its ${harm === 'render' ? 'rendering' : 'layout effects'} becomes a card`, {
    tag: tagOf(harm === 'render'),
  }, async ({ signedIn }) => {
    const page = await openHostile(signedIn, harm);
    await expect(card(page)).toContainText('It stopped because of an error');
    await expectTodoWorks(page);
    await page.close();
  });

test('a page whose effects never end can be left', { tag: '@all' }, async ({ signedIn }) => {
  const page = await openHostile(signedIn, 'effect');
  await expect(heading(page, 'Hostile')).toBeVisible();
  await expectTodoWorks(page);
  await page.close();
});

test('timers that throw for ever are reported once, and flood no hub', { tag: '@all' }, async ({ signedIn }) => {
  const page = await openHostile(signedIn, 'timers');
  const toast = page.getByText('Something in Hostile did not work');
  await expect(toast).toHaveCount(1);
  await expectTodoWorks(page);
  expect(await toast.count()).toBeLessThanOrEqual(1);
  await expect.poll(async () => (await receivedEvents(page)).map(({ stage }) => stage)).toContain('flood');
  const heard = await receivedEvents(page);
  const end = heard.find(({ stage }) => stage === 'flood')?.at ?? 0;
  const inThatSecond = heard.filter(({ stage, at }) => stage === 'action' && at > end - 1000 && at <= end);
  expect(inThatSecond.length).toBeLessThanOrEqual(50);
  await page.close();
});

test('listeners that throw, left behind on the window, stop no keys, clicks or navigation', { tag: '@all' }, async ({
  signedIn,
}) => {
  const page = await openHostile(signedIn, 'listeners');
  await expect(heading(page, 'Hostile')).toBeVisible();
  await expectTodoWorks(page);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Search or run a command' })).toBeFocused();
  await page.close();
});

test('after localStorage.clear() a person is signed in, and has their settings, also after a reload', async ({
  browser,
  product,
}) => {
  const context = await openContext(browser, product.origin);
  await context.addInitScript(() => {
    if (!localStorage.getItem('settings')) localStorage.setItem('settings', '{"isRightToLeft":true}');
  });
  const page = await openHostile(context, 'storage');
  await expect(heading(page, 'Hostile')).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
  await expectTodoWorks(page);
  await page.reload();
  await expect(heading(page, 'To-do')).toBeAttached();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await context.close();
});

test('what an app changes of the document is put back when it goes', { tag: '@all' }, async ({ signedIn }) => {
  const page = await openHostile(signedIn, 'document');
  await expect(page).toHaveTitle('Owned');
  await expectTodoWorks(page);
  await expect(page).toHaveTitle(/To-do/);
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  await expect(page.locator('body')).not.toHaveCSS('display', 'grid');
  await page.close();
});

test('what an app leaves behind over the page and in its globals keeps nobody from going on', { tag: '@all' }, async ({
  signedIn,
}) => {
  const page = await openHostile(signedIn, 'leftovers');
  await expect(page.getByText('its own tasks')).toBeVisible();
  await expectTodoWorks(page);
  await menuOf(page).getByRole('link', { name: 'Calendar' }).click();
  await expect(page).toHaveURL(/\/apps\/calendar$/);
  expect(await page.evaluate(() => window.onbeforeunload)).toBeNull();
  await page.close();
});

const foreignCss = 'button, nav { display: none }';

test('styles that reach beyond the app are refused by its build', { tag: '@all' }, async ({ product }) => {
  const before = product.registry();
  const refused = await runReleaseTool(product.folder, writeHostileRemote('style', foreignCss));
  expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('Selector "button, nav" is not pure') });
  expect(product.registry()).toEqual(before);
});

test('styles that reach beyond the app are refused by the gate, and harmless when they are forced in', async ({
  product,
  signedIn,
}) => {
  const whole = releaseOf(product, 'hostile');
  const again = releaseAgain(product, whole, (text) => text.replace(ownStyle, foreignCss));
  const entry = readFileSync(join(product.folder, again.entry));
  const release: Release = { ...again, integrity: integrityOf(entry) };

  await expect(changeLive(folderStorage(product.folder), (registry) => withRelease(registry, release))).rejects.toThrow(
    /The style rule "button" in \w+\.js reaches beyond the app.*\n.*The style rule "nav" in/,
  );
  expect(releaseOf(product, 'hostile')).toEqual(whole);

  await makeOnly(product, release);
  try {
    const page = await openHostile(signedIn, 'nothing');
    await expect(page.getByText('its own tasks')).toBeVisible();
    const expectButtons = async () => {
      await expect(menuOf(page)).toBeVisible();
      await expect(page.getByRole('banner').getByRole('button').first()).toBeVisible();
    };
    await expectButtons();
    await expect(page.getByRole('button', { name: 'A button' })).toBeVisible();
    expect(await receivedEvents(page)).toContainEqual(
      expect.objectContaining({ stage: 'style', error: expect.stringContaining('button · nav') }),
    );
    await expectTodoWorks(page);
    await expectButtons();
    await page.close();
  } finally {
    await makeOnly(product, whole);
  }
});

test('apps that are malformed or have ids of something else, forced into the registry, are left out and reported', async ({
  product,
  signedIn,
}) => {
  const before = product.registry();
  const whole = releaseOf(product, 'hostile');
  const ids = ['constructor', 'api', 'shell'];
  const forced = ids.map((id) => {
    const release = { ...whole, manifest: { ...whole.manifest, id } };
    return [id, { live: release.release, releases: [release] }];
  });
  const malformed = Object.entries({
    nothing: null,
    pathless: { ...whole.manifest, id: 'pathless', paths: undefined },
    iconless: { ...whole.manifest, id: 'iconless', icons: 5, labels: undefined },
  }).map(([id, manifest]) => [id, manifest && { live: whole.release, releases: [{ ...whole, manifest }] }]);
  await changeRegistry(registryOf(product.folder), (registry) => ({
    ...registry,
    apps: Object.fromEntries([...Object.entries(registry.apps), ...forced, ...malformed]),
  }));
  try {
    const page = await openHostile(signedIn, 'nothing');
    await expect(page.getByText('its own tasks')).toBeVisible();
    await expect(menuOf(page).getByRole('link', { name: 'Hostile' })).toHaveCount(1);
    const left = await page.evaluate(() =>
      Reflect.get(window, 'hostileRuntime')
        .events.recent()
        .flatMap(({ stage, app }: { stage?: string; app: string }) => (stage === 'registry' ? [app] : [])),
    );
    expect(left).toEqual(expect.arrayContaining([...ids, 'nothing', 'pathless', 'iconless']));
    await test.step('the inspector says why', async () => {
      const missing = menuOf(page).getByRole('list', { name: 'Not available' });
      await expect(missing.getByRole('listitem')).toHaveCount(6);
      await missing.getByRole('button', { name: 'api' }).click();
      const inspector = page.getByRole('dialog', { name: 'Apps and versions' });
      await expect(inspector.getByText('release.manifest.paths is missing.')).toBeVisible();
      await expect(inspector.getByText('release.manifest.icons is 5, not an object.')).toBeVisible();
      await page.keyboard.press('Escape');
    });
    await expectTodoWorks(page);
    await page.close();
  } finally {
    await changeRegistry(registryOf(product.folder), ({ revision }) => ({ ...before, revision }));
  }
});
