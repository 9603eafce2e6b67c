import type { Page } from '@playwright/test';
import { expect, expectContrast, expectNoAxeViolations, signIn, test } from './fixtures';
import { expectNothingCutSideways } from './support/adaptations';
import { guestPages } from './support/guestPages';
import { expectToFit } from './support/viewports';

const bare = [
  ...guestPages,
  '/pages/login-v1',
  '/pages/login-v2',
  '/pages/register-v1',
  '/pages/register-v2',
  '/pages/forgot-password-v1',
  '/pages/forgot-password-v2',
  '/pages/reset-password-v1',
  '/pages/reset-password-v2',
  '/misc/coming-soon',
  '/misc/maintenance',
  '/misc/not-authorized',
  '/misc/error',
  '/misc/server-error',
];

async function darken(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Dark mode' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
}

test('one signs in by keys alone, and the password shows itself by keys too', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused();
  await page.keyboard.type('client@demo.com');
  await page.keyboard.press('Tab');
  await page.keyboard.type('client');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Forgot password?' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Access control' })).toBeVisible();
  await expect(page.getByText(/^Welcome, /)).toBeVisible();
});

test('a name that is taken is named under its field; another name makes an account that is signed in', async ({
  page,
}) => {
  await page.goto('/register');
  await page.getByLabel('Username').fill('somebody');
  await page.getByLabel('Email', { exact: true }).fill('client@demo.com');
  await page.getByLabel('Password', { exact: true }).fill('flowers8');
  await page.getByLabel('I agree to the terms').check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('This email is already in use.')).toBeVisible();
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused();
  await page.getByLabel('Email', { exact: true }).fill('somebody@demo.com');
  await expect(page.getByText('This email is already in use.')).toBeHidden();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('button', { name: 'somebody’s account' })).toBeVisible();
});

test('a forgotten password comes back by the email in the demo’s inbox', async ({ page }) => {
  await page.goto('/forgot-password');
  await page.getByLabel('Email', { exact: true }).fill('client@demo.com');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await page.getByRole('link', { name: 'Open the inbox as admin' }).click();
  await page.getByLabel('Email', { exact: true }).fill('admin@demo.com');
  await page.getByLabel('Password', { exact: true }).fill('admin');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('main').getByText('Reset your password').first().click();

  const opened = page.waitForEvent('popup');
  await page.frameLocator('iframe').getByRole('link', { name: 'Choose a new password' }).click();
  const tab = await opened;
  await tab.getByLabel('New password').fill('flowers8');
  await tab.getByLabel('Confirm the password').fill('flowers8');
  await tab.getByRole('button', { name: 'Set the password' }).click();
  await expect(tab.getByText('Your new password is set. Sign in with it.')).toBeVisible();
  await tab.getByLabel('Email', { exact: true }).fill('client@demo.com');
  await tab.getByLabel('Password', { exact: true }).fill('flowers8');
  await tab.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(tab.getByRole('heading', { level: 1, name: 'Access control' })).toBeVisible();
});

test('no address leads from the sign-in to another site', { tag: '@all' }, async ({ page, baseURL }) => {
  await signIn(page, 'client');
  for (const to of [
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    '/login?to=//evil.example',
  ]) {
    await page.goto(`/login?to=${encodeURIComponent(to)}`);
    await expect(page, to).toHaveURL('/access-control');
    expect(new URL(page.url()).origin).toBe(baseURL);
  }
});

// The others show the same forms: `npm run test:all` checks them.
const main = ['/login', '/register'];

for (const path of bare)
  test(`${path} is for everyone: light, dark, from right to left, at every width`, {
    tag: main.includes(path) ? [] : '@all',
  }, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoAxeViolations(page);
    await darken(page);
    await expectContrast(page);

    await page.evaluate(() => localStorage.setItem('settings', JSON.stringify({ isRightToLeft: true })));
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expectToFit(page, `beyond ${width} px`);
      await expectNothingCutSideways(page);
    }
  });

test('a form that was sent wrong is still for everyone', async ({ page, allowErrors }) => {
  allowErrors(/400/);
  await page.goto('/login');
  await page.getByLabel('Email', { exact: true }).fill('admin@demo.com');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('Enter your password')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('Wrong email or password.')).toBeVisible();
  await expectNoAxeViolations(page);
  await darken(page);
  await expectNoAxeViolations(page);
});
