import { gzipSync } from 'node:zlib';
import { foldRegistry } from '@atrium/contract/host';
import type { Page, Route } from '@playwright/test';
import { expect, test } from './fixtures';

/** Longer than the page's retry delay. */
const pause = 9000;

const heading = (page: Page, name = 'Atrium cannot be opened right now') =>
  page.getByRole('heading', { level: 1, name });
const signIn = (page: Page) => page.getByRole('button', { name: 'Sign in', exact: true });
const mainScript = /\/shell\/[^/]+\/main\.[0-9a-f]+\.js$/;

const withRegistry = (text: string) => async (route: Route) => {
  const response = await route.fetch();
  const html = await response.text();
  await route.fulfill({ response, body: html.replace(/(id="registry">).*?(<\/script>)/s, `$1${text}$2`) });
};

test.beforeEach(({ allowErrors }) => allowErrors(/Failed to load|integrity|503|404/));

for (const [what, tag, answer] of [
  ['missing', '@all', { status: 404, body: 'Not found' }],
  ['tampered', [], { status: 200, contentType: 'text/javascript', body: 'document.title = "Mine"' }],
] as const)
  test(`a file of the shell that is ${what}: the page says so, and opens once it is there`, {
    tag: [tag].flat(),
  }, async ({ page }) => {
    await page.clock.install();
    await page.route(mainScript, (route) => route.fulfill(answer));
    await page.goto('/login');
    await expect(heading(page)).toBeVisible({ timeout: 5000 });
    await expect(page.getByRole('link', { name: 'Try again now' })).toBeVisible();
    await expect(page).toHaveTitle('Atrium');
    await page.unroute(mainScript);
    await page.clock.fastForward(pause);
    await expect(signIn(page)).toBeVisible();
    await expect(heading(page)).toBeHidden();
  });

test.describe('to those who are signed in', { tag: '@all' }, () => {
  test.use({ account: 'admin' });

  test('a shell that does not arrive is reported, and comes when it is asked for again', async ({
    page,
    allowErrors,
  }) => {
    allowErrors(/ChunkLoadError|Loading (CSS )?chunk/);
    const hostChunk = /\/shell\/[^/]+\/host\./;
    await page.route(hostChunk, (route) => route.fulfill({ status: 404, body: 'Not found' }));
    await page.goto('/access-control');
    await expect(heading(page, 'This page could not be loaded')).toBeVisible();
    await page.unroute(hostChunk);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(heading(page, 'Access control')).toBeVisible();
  });
});

test('a registry that is none: the page says so in the person’s language, opens by itself once it can, and safely at once', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('language', 'de'));
  await page.clock.install();
  const isPage = (url: URL) => url.pathname === '/login';
  await page.route(isPage, withRegistry('{"apps":'));
  await page.route('/registry.json', (route) => route.fulfill({ status: 503, body: '{"apps":' }));
  await page.goto('/login');
  await expect(heading(page, 'Atrium kann gerade nicht geöffnet werden')).toBeVisible();
  await page.getByRole('link', { name: 'Ohne Apps öffnen' }).click();
  await expect(page.getByRole('button', { name: 'Anmelden', exact: true })).toBeVisible();
  await page.evaluate(() => sessionStorage.clear());

  await page.goto('/login');
  await expect(heading(page, 'Atrium kann gerade nicht geöffnet werden')).toBeVisible();
  await page.unroute('/registry.json');
  await page.clock.fastForward(pause);
  await expect(page.getByRole('button', { name: 'Anmelden', exact: true })).toBeVisible();
});

/** Compresses the page's registry as for hundreds of apps; `damage` corrupts it. */
const packed = (damage: (text: string) => string) => async (route: Route) => {
  const response = await route.fetch();
  const body = (await response.text()).replace(
    /type="application\/json"( id="registry">)(.*?)(?=<\/script>)/s,
    (_, id, text) => {
      const whole = gzipSync(JSON.stringify(foldRegistry(JSON.parse(text)))).toString('base64');
      return `type="application/gzip"${id}${damage(whole)}`;
    },
  );
  await route.fulfill({ response, body });
};

for (const [what, damage, times] of [
  ['is read without a request', (text: string) => text, 0],
  ['that is damaged is asked for', (text: string) => text.slice(0, -400), 1],
] as const)
  test(`a packed registry ${what}`, async ({ page }) => {
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/registry.json')) asked += 1;
    });
    await page.route((url) => url.pathname === '/login', packed(damage));
    await page.goto('/login');
    await expect(signIn(page)).toBeVisible();
    expect(asked).toBe(times);
  });
