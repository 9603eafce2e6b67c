import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startServerProcess } from '../server/testing/serverProcess';
import { dist } from '../tools/build/paths';
import { createServer } from '../tools/server/createServer';
import { expect, test } from './fixtures';
import { startIdentityProvider } from './support/identityProvider';
import { startPathProxy } from './support/pathProxy';

const base = '/teams/atrium';

/** Addresses that a page has asked for outside of its path: none may be. */
function watchStrays(page: Page): string[] {
  const strays: string[] = [];
  page.on('request', (request) => {
    const { pathname, hostname, protocol } = new URL(request.url());
    const isOurs = hostname === '127.0.0.1' && protocol === 'http:';
    if (isOurs && !`${pathname}/`.startsWith(`${base}/`) && pathname !== '/favicon.ico') strays.push(request.url());
  });
  return strays;
}

async function signIn(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/apps/todo`);
  await expect(page).toHaveURL(`${address}/login?to=%2Fapps%2Ftodo`);
  await page.getByLabel('Email', { exact: true }).fill('admin@demo.com');
  await page.getByLabel('Password', { exact: true }).fill('admin');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`^${address}/apps/todo`));
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeAttached();
}

/** Two apps, by the menu, by their address, and back: all below the path, with pictures. */
async function openApps(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/apps/user/list`);
  await expect(page.getByRole('main').getByRole('table')).toBeVisible();
  const picture = page.getByRole('main').locator(`img[src^="${base}/assets/demo/"]`).first();
  await expect(picture).toBeVisible();
  expect(
    await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBeGreaterThan(0);
  await page.reload();
  await expect(page.getByRole('main').getByRole('table')).toBeVisible();
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Calendar/ });
  await expect(link).toHaveAttribute('href', `${base}/apps/calendar`);
  await link.click();
  await expect(page).toHaveURL(new RegExp(`^${address}/apps/calendar`));
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeAttached();
  await page.goBack();
  await expect(page.getByRole('main').getByRole('table')).toBeVisible();
}

test('below a path, the demo opens, signs in, opens two apps and reloads a deep link', async ({ browser }) => {
  const server = createServer({ dist, base });
  const { port } = new URL(await server.listen({ port: 0, host: '127.0.0.1' }));
  const proxy = await startPathProxy(base, true, () => Number(port));
  const page = await browser.newPage();
  const strays = watchStrays(page);
  try {
    await signIn(page, proxy.address);
    await openApps(page, proxy.address);
    await page.goto(proxy.address);
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    expect(strays).toEqual([]);
  } finally {
    await page.context().close();
    await proxy.close();
    await server.close();
  }
});

test('below a path, a server answers calls, changes, sockets and feeds, and knows the browser', {
  tag: '@all',
}, async ({ browser }) => {
  let port = 0;
  const proxy = await startPathProxy(base, false, () => port);
  const env = { DIST: dist, FOLDER: mkdtempSync(join(tmpdir(), 'atrium-data-')), PUBLIC_URL: proxy.address };
  const server = await startServerProcess(env);
  port = Number(new URL(server.address).port);
  const page = await browser.newPage();
  const strays = watchStrays(page);
  try {
    await test.step('calls and pictures', async () => {
      const changes = page.waitForRequest((request) => request.url().includes('/api/changes'));
      await signIn(page, proxy.address);
      expect((await changes).url()).toContain(`${proxy.address}/api/changes`);
      await openApps(page, proxy.address);
      const [device] = await page.context().cookies(`${proxy.address}/jwt/login`);
      expect(device).toMatchObject({ name: 'atrium-device', path: `${base}/jwt/` });
    });
    await test.step('what is read by programs', async () => {
      for (const path of ['/blog/sitemap.xml', '/blog/feed/rss']) {
        const text = await (await page.request.get(proxy.address + path)).text();
        expect(text).toContain(`${proxy.address}/`);
        expect(text.replaceAll(proxy.address, '')).not.toContain(`${new URL(proxy.address).origin}/`);
      }
      expect(await (await page.request.get(`${proxy.address}/openapi.json`)).json()).toMatchObject({
        servers: [{ url: base }],
      });
      const worker = await page.request.get(`${proxy.address}/old-worker.js`, {
        headers: { 'service-worker': 'script' },
      });
      expect(await worker.text()).toContain('unregister');
    });
    await test.step('the socket of documents', async () => {
      const address = `${proxy.address.replace('http', 'ws')}/api/documents`;
      const opens = (url: string) =>
        new Promise((resolve) => {
          const socket = new WebSocket(url);
          socket.onopen = () => resolve(true);
          socket.onerror = () => resolve(false);
        });
      expect(await page.evaluate(opens, address)).toBe(true);
    });
    expect(strays).toEqual([]);
  } finally {
    await page.context().close();
    await proxy.close();
    await server.stop();
  }
});

test('below a path, one comes back there from the identity provider', { tag: '@all' }, async ({ browser }) => {
  let port = 0;
  const proxy = await startPathProxy(base, true, () => port);
  const { issuer, close } = await startIdentityProvider(new URL(proxy.address).origin, base);
  const auth = { mode: 'oidc', issuer, clientId: 'atrium', roles: { staff: 'maintainer' } } as const;
  const server = createServer({ dist, base, registry: (registry) => ({ ...registry, auth }) });
  port = Number(new URL(await server.listen({ port: 0, host: '127.0.0.1' })).port);
  const page = await browser.newPage();
  try {
    await page.goto(`${proxy.address}/apps/todo?sort=dueDate`);
    await page.getByRole('button', { name: /^Sign in with / }).click();
    await page.getByPlaceholder('Enter any login').fill('zoe');
    await page.getByPlaceholder('and password').fill('anything');
    await page.getByRole('button', { name: 'Sign-in' }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL(`${proxy.address}/apps/todo?sort=dueDate`);
    await page.getByRole('button', { name: 'Person zoe’s account' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.getByRole('button', { name: 'Yes, sign me out' }).click();
    await expect(page).toHaveURL(new RegExp(`^${proxy.address}/login`));
  } finally {
    await page.context().close();
    await proxy.close();
    await server.close();
    await close();
  }
});
