import type { Page, Route } from '@playwright/test';
import { changeRegistry, registryOf } from '../tools/release/storage/folderRegistry';
import { createServer } from '../tools/server/createServer';
import { expect, openContext, test } from './fixtures';
import { runReleaseTool } from './support/releaseTool';
import { type Product, serveProduct } from './support/servedProduct';

test.use({ account: 'admin' });

const entry = /\/remotes\/todo\/.*remoteEntry\.[0-9a-f]+\.js/;
const chunk = /\/remotes\/todo\/[^/]+\/\d+\.js/;

const tampered = { contentType: 'text/javascript; charset=utf-8', body: 'window.isTampered = true;' };

const card = (page: Page) =>
  page.getByRole('main').getByRole('alert').filter({ hasText: 'To-do can’t be opened right now' });
const openTodo = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: /^To-do/ })
    .click();
const isTampered = (page: Page) => page.evaluate(() => Reflect.get(window, 'isTampered') === true);

async function expectTodo(page: Page): Promise<void> {
  await expect(card(page)).toBeHidden();
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: 'To-do' })).toBeAttached();
}

for (const [what, files] of [
  ['entry', entry],
  ['chunk', chunk],
] as const)
  test(`a tampered ${what} of a release never runs, and the app heals when it is whole again`, async ({
    page,
    allowErrors,
  }) => {
    allowErrors(/integrity|Failed to load|ScriptExternalLoadError|Loading chunk|todo/i);
    let count = 0;
    const tamper = (route: Route) => {
      count += 1;
      return route.fulfill(tampered);
    };
    await page.goto('/access-control');
    await page.route(files, tamper);
    await openTodo(page);
    await expect(card(page)).toBeVisible({ timeout: 20_000 });
    await expect(card(page)).toContainText('arrived damaged, so they were not run');
    expect(count).toBeGreaterThan(0);
    expect(await isTampered(page)).toBe(false);

    await page.unroute(files, tamper);
    await card(page).getByRole('button', { name: 'Try again' }).click();
    await expectTodo(page);
    expect(await isTampered(page)).toBe(false);
  });

/** Edits to-do's live release in the registry by hand, past the release tool. */
const changeTodo = (product: Product, change: { integrity?: string; entry?: string }) =>
  changeRegistry(registryOf(product.folder), (registry) => {
    const { todo } = registry.apps;
    if (!todo) throw new Error('There is no to-do.');
    const releases = todo.releases.flatMap((release) =>
      release.release === todo.live ? [{ ...release, ...change }] : [],
    );
    return { ...registry, apps: { ...registry.apps, todo: { live: todo.live, releases } } };
  });

test('a release without an integrity hash is not even asked for', { tag: '@all' }, async ({ browser }) => {
  const product = await serveProduct('no-integrity');
  const context = await openContext(browser, product.origin);
  try {
    const whole = product.registry().apps.todo?.releases[0]?.integrity ?? '';
    await changeTodo(product, { integrity: '' });
    const page = await context.newPage();
    const asked: string[] = [];
    page.on(
      'request',
      (request) => void (entry.test(request.url()) && request.method() === 'GET' && asked.push(request.url())),
    );
    await page.goto('/access-control');
    await openTodo(page);
    await expect(card(page)).toBeVisible();
    await expect(page).toHaveTitle('To-do · Atrium');

    // Browsers ignore a hash that they cannot parse.
    await changeTodo(product, { integrity: 'sha384-none' });
    await page.reload();
    await expect(card(page)).toBeVisible();
    expect(asked).toEqual([]);

    await changeTodo(product, { integrity: whole });
    await page.reload();
    await expectTodo(page);
  } finally {
    await context.close();
    await product.close();
  }
});

test('an app comes from another origin when the registry lists it, and from no other', { tag: '@all' }, async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const product = await serveProduct('other-origin');
  const elsewhere = createServer({ dist: product.folder });
  const origin = await elsewhere.listen({ port: 0, host: '127.0.0.1' });
  const context = await openContext(browser, product.origin);
  try {
    const live = product.registry().apps.todo?.live;
    const address = `${origin}/remotes/todo/${live}/app.json`;
    const page = await context.newPage();
    const answers: string[] = [];
    page.on('response', (answer) => void (answer.url().startsWith(origin) && answers.push(answer.url())));

    await test.step('the tool refuses an origin that is not listed', async () => {
      const { code, output } = await runReleaseTool(product.folder, address);
      expect(code).toBe(3);
      expect(output).toContain(`${origin} is not among the origins of the registry`);
    });

    await test.step('so does the page, whatever the registry says', async () => {
      const entryThere = `${origin}${product.registry().apps.todo?.releases[0]?.entry}`;
      await changeTodo(product, { entry: entryThere });
      await page.goto('/access-control');
      await openTodo(page);
      await expect(card(page)).toBeVisible();
      await expect(page.addScriptTag({ url: entryThere })).rejects.toThrow();
      expect(answers).toEqual([]);
    });

    await test.step('once it is listed, the app is released and used from there', async () => {
      expect((await runReleaseTool(product.folder, 'allow', origin)).output).toContain(`Apps may come from ${origin}`);
      expect(await runReleaseTool(product.folder, address)).toMatchObject({
        code: 0,
        output: expect.stringContaining('is live'),
      });
      await page.reload();
      await expectTodo(page);
      expect(answers.filter((url) => url.includes('remoteEntry'))).not.toEqual([]);
      expect(answers.filter((url) => chunk.test(url))).not.toEqual([]);
    });
  } finally {
    await context.close();
    await product.close();
    await elsewhere.close();
  }
});
