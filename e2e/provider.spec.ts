import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startServerProcess } from '../server/testing/serverProcess';
import type { ProviderSignIn } from '../shared/contract';
import { dist } from '../tools/build/paths';
import { freePort } from '../tools/dev/devServer';
import { createServer } from '../tools/server/createServer';
import { expect, test } from './fixtures';
import { startIdentityProvider } from './support/identityProvider';

/** Serves the product on a port, with a provider in its registry; returns a function that stops it. */
type Serve = (port: number, auth: ProviderSignIn) => Promise<() => Promise<unknown>>;

const withDemo: Serve = async (port, auth) => {
  const server = createServer({ dist, registry: (registry) => ({ ...registry, auth }) });
  await server.listen({ port, host: '127.0.0.1' });
  return () => server.close();
};

const withServer: Serve = async (port, auth) => {
  const folder = mkdtempSync(join(tmpdir(), 'atrium-data-'));
  const environment = { DIST: dist, FOLDER: folder, PORT: String(port), PROVIDER: JSON.stringify(auth) };
  const { stop } = await startServerProcess(environment);
  return stop;
};

/** Completes the provider's own pages, and returns. */
async function signInAtProvider(page: Page, login: string): Promise<void> {
  await page.getByRole('button', { name: /^Sign in with / }).click();
  await page.getByPlaceholder('Enter any login').fill(login);
  await page.getByPlaceholder('and password').fill('anything');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
}

for (const [api, serve] of [
  ['the demo in the page', withDemo],
  ['a server', withServer],
] as const)
  test(`with ${api}, one signs in at the identity provider, stays signed in by it, and is signed out there`, {
    tag: '@all',
  }, async ({ browser }) => {
    const port = await freePort(4500);
    const origin = `http://127.0.0.1:${port}`;
    const provider = await startIdentityProvider(origin);
    const { issuer } = provider;
    const roles = { bosses: 'admin', staff: 'maintainer' } as const;
    const stop = await serve(port, { mode: 'oidc', issuer, clientId: 'atrium', roles });
    const context = await browser.newContext({ baseURL: origin });
    const page = await context.newPage();
    const violations: string[] = [];
    page.on('console', (message) => {
      if (/Content Security Policy/.test(message.text())) violations.push(message.text());
    });
    try {
      const account = page.getByRole('button', { name: 'Person zoe’s account' });
      await test.step('signing in', async () => {
        await page.goto('/apps/todo?sort=dueDate');
        await expect(page.getByLabel('Password')).toHaveCount(0);
        await signInAtProvider(page, 'zoe');

        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeAttached();
        await expect(page).toHaveURL(`${origin}/apps/todo?sort=dueDate`);
        await expect(account).toBeVisible();
        expect(await page.evaluate(() => JSON.parse(localStorage.getItem('userData') ?? '{}').role)).toBe('maintainer');
      });

      await test.step('a rejected token is renewed', async () => {
        // A token that the API rejects: another one by the provider, without asking anybody.
        await page.evaluate(() => {
          const token = localStorage.getItem('accessToken') ?? '';
          localStorage.setItem('accessToken', `${token.slice(0, token.lastIndexOf('.'))}.forged`);
        });
        const isRenewal = (body: string | null) => body?.includes('grant_type=refresh_token') ?? false;
        const renewal = page.waitForRequest((request) => isRenewal(request.postData()));
        await page.reload();
        expect((await renewal).url()).toBe(`${issuer}/token`);
        await expect(account).toBeVisible();
        await expect.poll(() => page.evaluate(() => localStorage.getItem('accessToken'))).not.toContain('.forged');
      });

      await test.step('no password to set here', async () => {
        // No password can be set here.
        const { host } = new URL(issuer);
        await page.goto('/pages/account-settings/password');
        await expect(page.getByRole('heading', { name: `You sign in with ${host}` })).toBeVisible();
        await expect(page.getByRole('link', { name: 'Password', exact: true })).toHaveCount(0);
        await expect(page.getByText('Two-step verification')).toHaveCount(0);
        await page.getByRole('link', { name: 'General' }).click();
        await expect(page.getByRole('textbox', { name: 'Email', exact: true })).not.toBeEditable();
        await page.getByRole('link', { name: 'Delete account' }).click();
        await expect(page.getByLabel(/^Type .* to confirm/)).toBeVisible();
        await expect(page.getByLabel('Current password')).toHaveCount(0);
      });

      await test.step('signing out', async () => {
        await account.click();
        await page.getByRole('menuitem', { name: 'Sign out' }).click();
        await page.getByRole('button', { name: 'Yes, sign me out' }).click();
        await expect(page.getByRole('button', { name: /^Sign in with / })).toBeVisible();
        for (const path of ['/register', '/forgot-password', '/reset-password/1', '/pages/register-v1']) {
          await page.goto(path);
          await expect(page).toHaveURL(`${origin}/login`);
          await expect(page.getByRole('button', { name: /^Sign in with / })).toBeVisible();
        }
        const isOfSession = (key: string) => /token|userData/i.test(key);
        expect((await page.evaluate(() => Object.keys(localStorage))).filter(isOfSession)).toEqual([]);
        expect(violations).toEqual([]);
      });
    } finally {
      await context.close();
      await stop();
      await provider.close();
    }
  });

test('a person with a password connects their account by a link that was mailed to them', { tag: '@all' }, async ({
  browser,
}) => {
  const port = await freePort(4500);
  const origin = `http://127.0.0.1:${port}`;
  const provider = await startIdentityProvider(origin);
  const auth = { mode: 'oidc', issuer: provider.issuer, clientId: 'atrium', roles: { staff: 'maintainer' } } as const;
  const stop = await withDemo(port, auth);
  const context = await browser.newContext({ baseURL: origin });
  const page = await context.newPage();
  try {
    await page.goto('/login');
    await signInAtProvider(page, 'client@demo.com');
    await expect(page.getByRole('alert')).toContainText('You have an account here already. We have mailed you a link');
    // All people of the demo share one inbox.
    await context.clearCookies();
    await page.goto('/login?to=/apps/email');
    await signInAtProvider(page, 'zoe');
    await page.getByRole('main').getByText('Connect your sign-in').first().click();
    const link = page.frameLocator('iframe').getByRole('link', { name: 'Connect this sign-in with your account' });
    const address = await link.getAttribute('href');
    await page.goto(address ?? '');
    await expect(page.getByRole('heading', { level: 1, name: 'Connect your account' })).toBeVisible();
    await page.getByRole('button', { name: 'Connect' }).click();
    await expect(page.getByText('Your account is connected. Sign in.')).toBeVisible();
    await page.goto(address ?? '');
    await page.getByRole('button', { name: 'Connect' }).click();
    await expect(page.getByRole('alert')).toContainText('This link does not work any more.');

    await context.clearCookies();
    await page.goto('/login');
    await signInAtProvider(page, 'client@demo.com');
    await expect(page.getByRole('button', { name: 'Nils Brandt’s account' })).toBeVisible();
  } finally {
    await context.close();
    await stop();
    await provider.close();
  }
});

test('a provider that is written wrongly lets nobody in, by a password neither', { tag: '@all' }, async ({ page }) => {
  const auth = { mode: 'oidc', issuer: 'id.example', clientId: 'atrium', roles: {} } as const;
  const server = createServer({ dist, registry: (registry) => ({ ...registry, auth }) });
  const origin = await server.listen({ port: 0, host: '127.0.0.1' });
  try {
    for (const path of ['/login', '/register', '/apps/todo']) {
      await page.goto(`${origin}${path}`);
      await expect(page.getByRole('alert')).toContainText('Nobody can sign in at the moment');
      await expect(page.getByRole('textbox')).toHaveCount(0);
      await expect(page.getByLabel('Password')).toHaveCount(0);
    }
  } finally {
    await server.close();
  }
});
