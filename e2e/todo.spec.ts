import { expect, signIn, test } from './fixtures';

test('of a long list of tasks the first are drawn, and the others as one comes near', async ({ page }) => {
  await signIn(page, 'admin', '?demo.scale=10');
  await page.goto('/apps/todo?sort=title-asc');
  const list = page.getByRole('list', { name: 'Tasks' });
  const tasks = list.getByRole('listitem');
  await expect(tasks.first()).toBeVisible();
  const whole = 220;
  expect(await tasks.count()).toBeLessThan(whole / 2);

  await expect(async () => {
    await tasks.last().scrollIntoViewIfNeeded();
    expect(await tasks.count()).toBeGreaterThan(whole);
  }).toPass();

  const last = tasks.last().getByRole('link');
  await tasks.first().getByRole('link').focus();
  await page.keyboard.press('End');
  await expect(last).toBeFocused();
  await page.keyboard.press('s');
  await expect(tasks.last().getByRole('button', { name: /^Important/ })).toHaveAttribute('aria-pressed', 'true');
});
