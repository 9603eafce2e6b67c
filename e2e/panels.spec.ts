import { expect, expectNoAxeViolations, test } from './fixtures';
import { menuOf } from './support/navigation';

test.use({ account: 'admin' });

test('what hangs below the navbar lies on the screen', { tag: '@all' }, async ({ page }) => {
  await page.goto('/access-control');
  for (const [button, content] of [
    [/’s account/, page.getByRole('menuitem', { name: 'Sign out' })],
    ['Language', page.getByRole('menuitem', { name: 'Deutsch' })],
    [/^Notifications/, page.getByRole('heading', { name: 'Notifications' })],
    [/^Cart/, page.getByRole('link', { name: 'Checkout' })],
    ['Bookmarks', page.getByRole('heading', { name: 'Bookmarks' })],
  ] as const) {
    await page.getByRole('button', { name: button }).click();
    await expect(content).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await page.mouse.click(700, 700);
    await expect(content).toBeHidden();
  }
});

test('on the narrowest phone the panels lie on the screen, and Back closes them', { tag: '@all' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/access-control');
  for (const name of ['Cart', 'Notifications', 'Menu'] as const) {
    await page.getByRole('button', { name: name === 'Menu' ? 'Open the menu' : new RegExp(`^${name}`) }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeInViewport();
    expect((await dialog.boundingBox())?.x, name).toBeGreaterThanOrEqual(0);
    if (name === 'Cart')
      expect((await dialog.getByRole('img').or(dialog.locator('li img')).first().boundingBox())?.width).toBe(64);
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/access-control');
  }
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await menuOf(page).getByRole('link', { name: 'Calendar' }).click();
  await expect(page).toHaveURL('/apps/calendar');
  await page.goBack();
  await expect(page).toHaveURL('/access-control');
});

test('on a phone, Back closes a form and the question over it, and what was typed is not lost', {
  tag: '@all',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [path, opener, field] of [
    ['/apps/user/list', 'Add user', 'Full name'],
    ['/apps/todo', 'Add task', 'Title'],
  ] as const) {
    await page.goto(path);
    await page.getByRole('button', { name: opener }).first().click();
    const drawer = page.getByRole('dialog', { name: /^Add (a user|task)$/ });
    await drawer.getByLabel(field).fill('Iris Wong');
    const question = page.getByRole('dialog').filter({ hasText: 'Discard' });
    await page.goBack();
    await expect(question).toBeVisible();
    await page.goBack();
    await expect(question).toBeHidden();
    await expect(drawer.getByLabel(field)).toHaveValue('Iris Wong');
    await page.goBack();
    await question.getByRole('button', { name: /discard/i }).click();
    await expect(drawer).toBeHidden();
    await expect(page).toHaveURL(path);
  }
});

test('the customizer changes the shell at once, in each tab, and what was chosen is kept', { tag: '@all' }, async ({
  page,
  context,
}) => {
  await page.goto('/access-control');
  const other = await context.newPage();
  await other.goto('/access-control');
  const openCustomizer = async () => {
    await page.getByRole('button', { name: /’s account/ }).click();
    await page.getByRole('menuitem', { name: 'Appearance' }).click();
  };
  await openCustomizer();
  const drawer = page.getByRole('dialog', { name: 'Appearance' });
  const choose = (part: string, value: string) =>
    drawer.getByRole('group', { name: part }).getByText(value, { exact: true }).click();
  await expectNoAxeViolations(page);

  await test.step('at once, in each tab', async () => {
    await choose('Skin', 'Bordered');
    await expect(page.locator('html')).toHaveAttribute('data-skin', 'bordered');
    await choose('Menu', 'Top');
    await expect(menuOf(page).getByRole('button', { name: 'Apps' })).toBeVisible();
    await choose('Footer', 'Hidden');
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await drawer.getByRole('switch', { name: 'Right to left' }).click();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(other.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(other.locator('html')).toHaveAttribute('data-skin', 'bordered');
    await other.close();
  });

  await test.step('after a reload', async () => {
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.locator('html')).toHaveAttribute('data-skin', 'bordered');
    await expect(menuOf(page).getByRole('button', { name: 'Apps' })).toBeVisible();
    await expectNoAxeViolations(page);
    await expect(drawer).toBeHidden();
  });
  await test.step('defaults, then other choices', async () => {
    await openCustomizer();
    await drawer.getByRole('button', { name: 'Back to defaults' }).click();
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
    await choose('Skin', 'Semi-dark');
    await drawer.getByRole('switch', { name: 'Menu collapsed' }).click();
    await expectNoAxeViolations(page);
    await choose('Navbar', 'Hidden');
    await expect(page.getByRole('banner')).toBeHidden();
    await drawer.getByRole('switch', { name: 'Menu hidden' }).click();
    await expect(menuOf(page)).toBeHidden();
    await choose('Navbar', 'Floating');
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await expect(menuOf(page)).toBeVisible();
  });
});
