import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

const title = 'Fog over both bridges';
const jonas = { email: 'jonas.weber@example.com', password: 'flowers8' };
const admin = { email: 'admin@demo.com', password: 'admin' };

async function enter(page: Page, { email, password }: typeof jonas): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
}

async function changeAccount(page: Page, account: typeof jonas): Promise<void> {
  await page.getByRole('button', { name: /’s account/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.goto('/login');
  await enter(page, account);
}

/** Gives the author a password by the forgotten-password email. @returns their tab */
async function enterAsAuthor(page: Page): Promise<Page> {
  await page.goto('/forgot-password');
  await page.getByLabel('Email', { exact: true }).fill(jonas.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await page.getByRole('link', { name: 'Open the inbox as admin' }).click();
  await enter(page, admin);
  await page.getByRole('main').getByText('Reset your password').first().click();
  const opened = page.waitForEvent('popup');
  await page.frameLocator('iframe').getByRole('link', { name: 'Choose a new password' }).click();
  const tab = await opened;
  await tab.getByLabel('New password').fill(jonas.password);
  await tab.getByLabel('Confirm the password').fill(jonas.password);
  await tab.getByRole('button', { name: 'Set the password' }).click();
  await enter(tab, jonas);
  await page.close();
  return tab;
}

const choose = async (page: Page, field: string, option: string) => {
  await page.getByRole('combobox', { name: field }).click();
  await page.locator('.ant-select-item-option', { hasText: option }).click();
  await page.keyboard.press('Escape');
};

test('an article goes from its author over its editor to the readers of the blog, in spite of reloads @all', async ({
  page: first,
  context,
}) => {
  test.slow();
  const page = await enterAsAuthor(first);

  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await test.step('the author writes and submits it', async () => {
    await page.goto('/content/new?type=article');
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill(title);
    await text.click();
    await page.keyboard.type('It lifts at ten.');
    await choose(page, 'Reviewer', 'Joana Duarte');
    await choose(page, 'Channels', 'Blog');
    await expect(page.getByText(/Saved \d/)).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: 'Submit for review' }).click();
    await expect(page.getByText(`“${title}” is in review`)).toBeVisible();
  });
  const address = page.url();

  await test.step('the editor sends it back with a reason', async () => {
    await changeAccount(page, admin);
    await page.goto(`/content/review?queue=mine&q=${encodeURIComponent('both bridges')}`);
    await page.getByRole('button', { name: /^Request changes/ }).click();
    await page.getByRole('textbox', { name: 'What has to change, and why?' }).fill('Which of the two bridges is it?');
    await page.getByRole('button', { name: 'Request changes' }).click();
    await expect(page.getByText(`Changes to “${title}” requested`)).toBeVisible();
  });

  await test.step('the author corrects it, and a second tab follows', async () => {
    await changeAccount(page, jonas);
    await page.goto(address);
    await page.getByRole('tab', { name: 'History' }).click();
    await expect(page.getByText('Which of the two bridges is it?')).toBeVisible();
    await page.getByRole('tab', { name: 'Write' }).click();
    await text.getByText('It lifts at ten.').click();
    await page.keyboard.press('End');
    await page.keyboard.type(' The old one first.');
    await expect(page.getByText(/Saved \d/)).toBeVisible();
    const second = await context.newPage();
    await second.goto(address);
    await second.getByRole('tab', { name: 'Preview' }).click();
    await expect(second.getByRole('article').getByText('The old one first.')).toBeVisible();
    await page.getByRole('button', { name: 'Submit for review' }).click();
    await expect(second.getByText('In review').first()).toBeVisible();
    await second.close();
  });

  const week = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
  await test.step('the editor approves it and drags it to a day', async () => {
    await changeAccount(page, admin);
    await page.goto(`/content/review?queue=mine&q=${encodeURIComponent('both bridges')}`);
    await page.getByRole('button', { name: /^Approve version/ }).click();
    await expect(page.getByText(`“${title}” approved`)).toBeVisible();
    await page.goto(`/content/schedule?day=${week}`);
    await page.getByRole('region', { name: 'Approved, not scheduled' }).getByText(title).hover();
    await page.mouse.down();
    await page.mouse.move(0, 0, { steps: 2 });
    const day = page.locator(`[data-day="${week}"]`);
    const box = await day.boundingBox();
    await page.mouse.move((box?.x ?? 0) + 40, 500, { steps: 4 });
    await page.mouse.up();
    await expect(page.getByText(`“${title}” is scheduled`)).toBeVisible();
    await page.reload();
    await expect(day.getByRole('link', { name: title })).toBeVisible();
    await page.goto('/pages/blog/list');
    await expect(page.getByRole('heading', { name: 'Fourteen seconds of fog' })).toBeVisible();
    await expect(page.getByRole('heading', { name: title })).toHaveCount(0);
    await page.close();
  });

  await test.step('its time comes', async () => {
    const later = await context.newPage();
    await later.clock.install({ time: Date.parse(week) + 2 * 86_400_000 });
    await later.goto('/login?to=/pages/blog/list');
    await enter(later, admin);
    await later.getByRole('link', { name: title }).first().click();
    await expect(later.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(later.getByText('It lifts at ten. The old one first.')).toBeVisible();
  });
});
