import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { confirmAddress } from './support/session';

test.use({ account: 'admin' });

/** Signs out, creates and enters the guest's account, and proves its address. */
async function signInAsGuest(page: Page): Promise<void> {
  await page.getByRole('button', { name: /’s account/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.goto('/register');
  await page.getByLabel('Username').fill('ann');
  await page.getByLabel('Email', { exact: true }).fill('ann@example.com');
  await page.getByLabel('Password', { exact: true }).fill('a secret word');
  await page.getByRole('checkbox', { name: /agree/ }).check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await page.goto('/pages/account-settings');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('The link was sent to ann@example.com')).toBeVisible();
  await confirmAddress(page, 'ann@example.com');
}

test('a guest answers by the link in the email and then signed in, and the organiser hears of it @all', async ({
  page,
  context,
}) => {
  await page.goto('/apps/calendar?view=week&date=2027-03-10&new=2027-03-10T09:00');
  const drawer = page.getByRole('dialog', { name: 'Add event' });
  await drawer.getByRole('textbox', { name: /Title/ }).fill('Tasting');
  await drawer.getByRole('combobox', { name: 'Guests' }).fill('ann@example.com');
  await page.locator('.ant-select-item-option', { hasText: 'ann@example.com' }).click();
  await drawer.getByRole('button', { name: 'Add', exact: true }).click();
  const event = page.getByRole('region', { name: 'Events' }).locator('[data-event]', { hasText: 'Tasting' });
  await expect(event).toBeVisible();

  await page.goto('/apps/email?q=Tasting');
  await page.getByText('Invitation: Tasting').first().click();
  const popup = context.waitForEvent('page');
  await page.frameLocator('iframe').getByRole('link', { name: 'Maybe' }).click();
  const answered = await popup;
  const bubble = answered.getByRole('dialog', { name: 'Tasting' });
  await expect(answered.getByText('ann@example.com has answered maybe.')).toBeVisible();
  await expect(bubble.getByText('1 maybe')).toBeVisible();
  await expect(answered).not.toHaveURL(/answer=/);
  await answered.close();
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expect(page.getByText('ann@example.com has answered maybe.')).toBeVisible();
  await page.keyboard.press('Escape');

  await signInAsGuest(page);
  await page.goto('/apps/calendar?view=week&date=2027-03-10');
  await event.click();
  const own = page.getByRole('dialog', { name: 'Tasting' });
  await expect(own.getByRole('button', { name: 'Maybe', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await own.getByRole('button', { name: 'Yes', exact: true }).click();
  await expect(own.getByText('1 yes')).toBeVisible();
});
