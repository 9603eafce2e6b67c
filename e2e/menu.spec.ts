import { expect, expectNoAxeViolations, test } from './fixtures';
import { menuOf, tabTo } from './support/navigation';

test.use({ account: 'admin' });

test('the strip opens when it is focused; entries unfold by keys; the page’s own entry is marked', async ({ page }) => {
  await page.goto('/');
  const menu = menuOf(page);
  const width = async () => (await menu.locator(':scope > div').boundingBox())?.width;
  expect(await width()).toBe(64);
  await menu.getByRole('link', { name: 'Overview' }).focus();
  await expect.poll(width).toBe(244);

  const shop = menu.getByRole('button', { name: 'Pages of Shop' });
  await tabTo(page, shop);
  await page.keyboard.press('Enter');
  await expect(shop).toHaveAttribute('aria-expanded', 'true');
  const others = menu.getByRole('button', { name: 'Status pages' });
  await tabTo(page, others);
  await page.keyboard.press('Enter');
  await expect(shop).toHaveAttribute('aria-expanded', 'false');
  await tabTo(page, menu.getByRole('link', { name: 'Error', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/misc/error');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect.poll(width).toBe(64);

  await page.goto('/apps/ecommerce/wishlist');
  await menu.getByRole('link', { name: 'Overview' }).focus();
  await expect(menu.getByRole('link', { name: 'Wishlist' })).toHaveAttribute('aria-current', 'page');
  await menu.getByRole('button', { name: 'Keep the menu open' }).click();
  await page.reload();
  await expect.poll(width).toBe(244);
});

test('the menu ends with settings and the way out', { tag: '@all' }, async ({ page }) => {
  await page.goto('/');
  const menu = menuOf(page);
  await menu.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Account settings' })).toBeVisible();
  await page.getByLabel('Full name').fill('Joana of the Meadow');
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(page.getByRole('button', { name: 'Joana of the Meadow’s account' })).toBeVisible();
  await menu.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  expect(
    await page.evaluate(() => ['userData', 'accessToken', 'refreshToken'].map((key) => localStorage.getItem(key))),
  ).toEqual([null, null, null]);
});

test('below 1200 px the menu comes in by the burger, and goes when a page is chosen', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('/access-control');
  await expect(page.getByRole('heading', { level: 1, name: 'Access control' })).toBeVisible();
  await expect(menuOf(page)).toBeHidden();
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await expectNoAxeViolations(page);
  await menuOf(page).getByRole('link', { name: 'Calendar' }).click();
  await expect(page).toHaveURL('/apps/calendar');
  await expect(menuOf(page)).toBeHidden();
});
