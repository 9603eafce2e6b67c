import { expect, signIn, test } from './fixtures';
import { writeProbeRemote } from './support/remotes/probeRemote';
import { serveProduct } from './support/servedProduct';

const minute = 60_000;

test('25 minutes of activity never sign out; 11 idle minutes do, and what was typed stays', async ({
  browser,
  allowErrors,
}) => {
  allowErrors(/401/);
  const product = await serveProduct('session');
  const context = await browser.newContext({ baseURL: product.origin });
  try {
    await product.buildAndPublish(
      writeProbeRemote({ id: 'probe-form', path: '/apps/probe-form', label: 'Form' }),
      '1.0.0-1',
    );
    const page = await context.newPage();
    await page.clock.install();
    await signIn(page, 'admin');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Form' }).click();
    const note = page.getByRole('main').getByLabel('Note');
    const dialog = page.getByRole('dialog', { name: 'You have been signed out' });
    await note.fill('');

    const readMsLeft = () =>
      page.evaluate(() => {
        const payload = localStorage.getItem('accessToken')?.split('.')[1] ?? '';
        return JSON.parse(atob(payload)).exp * 1000 - Date.now();
      });
    await test.step('25 minutes of activity', async () => {
      for (let passed = 0; passed < 25; passed += 1) {
        await page.clock.fastForward(minute);
        await note.press('x');
        await expect(dialog).toBeHidden();
        // Minutes pass here faster than an answer comes: the next one waits for the token that the key asked for.
        await expect.poll(readMsLeft).toBeGreaterThan(2 * minute);
      }
    });
    await test.step('the warning, and staying signed in', async () => {
      const warning = page.getByRole('dialog', { name: 'Are you still there?' });
      await page.clock.fastForward((await readMsLeft()) - minute / 2);
      await expect(warning).toContainText(/signed out in \d+ seconds/);
      await warning.getByRole('button', { name: 'Stay signed in' }).click();
      await expect(warning).toBeHidden();
    });

    await test.step('11 idle minutes', async () => {
      await page.clock.fastForward(11 * minute);
      await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
      await page.keyboard.press('Control+k');
      await dialog.getByRole('button', { name: 'Use another account' }).focus();
      for (const key of ['g', 'c']) await page.keyboard.press(key);
      await expect(page.getByRole('combobox', { name: 'Search or run a command' })).toBeHidden();
      await expect(page).toHaveURL('/apps/probe-form');
    });

    await test.step('signing in again', async () => {
      await dialog.getByLabel('Password', { exact: true }).fill('admin');
      await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
      await expect(dialog).toBeHidden();
      await expect(note).toHaveValue('x'.repeat(25));
    });
  } finally {
    await context.close();
    await product.close();
  }
});

test('signing out in one tab signs out in the other', async ({ context, page }) => {
  await signIn(page, 'admin');
  const other = await context.newPage();
  await other.goto('/access-control');
  await expect(other.getByRole('heading', { level: 1, name: 'Access control' })).toBeVisible();
  await page.getByRole('button', { name: /’s account/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await expect(other.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
});

test('wrong credentials are named beside the field, and the page asked for is reached afterwards, by another account too', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/400/);
  await page.goto('/access-control?from=link#end');
  await page.getByLabel('Email', { exact: true }).fill('admin@demo.com');
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('Wrong email or password.')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('admin');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/access-control?from=link#end');

  await page.clock.install();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Access control' })).toBeVisible();
  await page.clock.fastForward(11 * minute);
  await page.getByRole('button', { name: 'Use another account' }).click();
  await page.getByRole('button', { name: /^Client/ }).click();
  await expect(page).toHaveURL('/access-control?from=link#end');
});
