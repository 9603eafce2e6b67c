import { TOTP } from 'otpauth';
import { expect, expectNoAxeViolations, test } from './fixtures';
import { canvasPicture } from './support/pictures';
import { confirmAddress, newPassword, register } from './support/session';

test.use({ account: 'admin' });

test('who has set up two steps signs in by a code, and by a recovery code', async ({ page }) => {
  await page.goto('/pages/account-settings/security');
  await page.getByRole('button', { name: 'Turn on' }).click();
  const setUp = page.getByRole('dialog', { name: 'Turn on two-step verification' });
  await expect(setUp.getByRole('img', { name: 'QR code with the key for your app' })).toBeVisible();
  await expectNoAxeViolations(page);
  const secret = ((await setUp.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{4})+$/).textContent()) ?? '').replaceAll(' ', '');
  const code = () => new TOTP({ secret }).generate();
  await setUp.getByRole('textbox', { name: 'Code' }).fill(code());
  await setUp.getByRole('button', { name: 'Confirm' }).click();

  const recovery = page.getByRole('dialog', { name: 'Recovery codes' });
  await expect(recovery.getByRole('listitem')).toHaveCount(10);
  const codes = await recovery.getByRole('listitem').allTextContents();
  await recovery.getByRole('button', { name: 'I’ve saved them' }).click();
  await expect(page.getByText('10 recovery codes left')).toBeVisible();

  const signOut = async () => {
    await page.getByRole('button', { name: /’s account/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.getByRole('button', { name: /^Admin/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Two-step verification' })).toBeVisible();
  };
  const goOn = async (typed: string) => {
    await page.getByRole('textbox', { name: /code$/i }).fill(typed);
    await page.getByRole('button', { name: 'Continue' }).click();
  };
  await signOut();
  await expectNoAxeViolations(page);
  await goOn('00000');
  await expect(page.getByText('This code is not valid.')).toBeVisible();
  await goOn(code());
  await expect(page.getByRole('button', { name: /’s account/ })).toBeVisible();

  await signOut();
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await goOn(codes[0] ?? '');
  await expect(page.getByRole('button', { name: /’s account/ })).toBeVisible();
});

test('another address counts once the link that was sent there was opened', async ({ page }) => {
  await page.goto('/pages/account-settings');
  const email = page.getByRole('textbox', { name: 'Email' });
  await email.fill('joana@example.com');
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(page.getByText('Waiting for confirmation at joana@example.com')).toBeVisible();
  await expect(email).toHaveValue('admin@demo.com');
  await expectNoAxeViolations(page);
  await confirmAddress(page, 'joana@example.com');
  await page.goto('/pages/account-settings');
  await expect(email).toHaveValue('joana@example.com');
  await expect(page.getByText(/^Waiting for confirmation/)).toHaveCount(0);
});

test('preferences take effect on other pages and in other tabs, and outlive a sign-out', {
  tag: '@all',
}, async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/pages/profile');
  await page.goto('/pages/account-settings/preferences');
  await page.getByRole('combobox', { name: 'Dates' }).click();
  await page.getByTitle(/^\d{4}-\d{2}-\d{2}$/).click();
  await page.getByText('Compact', { exact: true }).click();
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(page.getByText('All changes saved')).toBeVisible();
  await expect(other.getByText(/^\d{4}-\d{2}-\d{2}$/).first()).toBeVisible();
  await page.reload();
  await page.goto('/pages/profile');
  await expect(page.getByText(/^\d{4}-\d{2}-\d{2}$/).first()).toBeVisible();

  await page.goto('/pages/account-settings/preferences');
  await page.getByText('Dark', { exact: true }).click();
  await page.getByText('Right to left', { exact: true }).click();
  for (const tab of [page, other]) {
    await expect(tab.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(tab.locator('html')).toHaveAttribute('dir', 'rtl');
  }
});

test('photos turn by keys; a comment that is not sent is still there', { tag: '@all' }, async ({ page }) => {
  await page.goto('/pages/profile/photos');
  await page.getByRole('button', { name: 'A harbour in the morning' }).click();
  const viewer = page.getByRole('dialog', { name: 'Picture 1 of 9' });
  await expect(viewer.getByRole('img')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('dialog', { name: 'Picture 9 of 9' })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Feed' }).click();
  const more = page.getByRole('button', { name: 'Load more' });
  await expect(more).toBeVisible();
  await page.getByRole('textbox', { name: 'Write a comment' }).first().hover();
  await expect(async () => {
    await page.mouse.wheel(0, 3000);
    await expect(more).toHaveCount(0, { timeout: 500 });
  }).toPass();
  await page.getByRole('textbox', { name: 'Write a comment' }).first().fill('Half a sentence');
  await page.getByRole('link', { name: 'About' }).click();
  await page.getByRole('link', { name: 'Feed' }).click();
  await expect(page.getByRole('textbox', { name: 'Write a comment' }).first()).toHaveValue('Half a sentence');
});

test('a post takes pictures that outlive a reload, and refuses what is none', { tag: '@all' }, async ({ page }) => {
  await page.goto('/pages/profile');
  const files = page.locator('input[type=file]');
  await files.setInputFiles({ name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('words') });
  await expect(page.getByText('“notes.png” cannot be read as a picture.')).toBeVisible();
  await files.setInputFiles({ name: 'wall.png', mimeType: 'image/png', buffer: await canvasPicture(page) });
  await page.getByRole('textbox', { name: 'Picture 1' }).fill('The wall');
  await expectNoAxeViolations(page);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Picture 1' })).toHaveValue('The wall');
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Picture 1' })).toHaveCount(0);
  await page.getByRole('button', { name: 'The wall' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Picture 1 of 1' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Photos' }).click();
  await expect(page.getByRole('button', { name: 'The wall' })).toBeVisible();
});

test('settings that another tab saves arrive here, beside what is being typed; the save bar names what is not saved', {
  tag: '@all',
}, async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/pages/account-settings');
  await page.goto('/pages/account-settings');
  await page.getByRole('textbox', { name: 'Company' }).fill('Paper & Ink');
  const bar = page.locator('[data-save-bar]');
  await expect(bar.getByText(/1 change not saved.*Company/)).toBeVisible();
  await expectNoAxeViolations(page);

  await other.getByRole('textbox', { name: 'Full name' }).fill('Joana D.');
  await other.getByLabel('Choose a picture').setInputFiles({
    name: 'me.png',
    mimeType: 'image/png',
    buffer: await canvasPicture(other),
  });
  await other.getByRole('button', { name: 'Use this part' }).click();
  await expect(other.locator('[data-save-bar]').getByText(/2 changes not saved.*Picture and Full name/)).toBeVisible();
  await other.getByRole('button', { name: /^Save/ }).click();
  await expect(other.getByText('All changes saved')).toBeVisible();

  await expect(page.getByRole('button', { name: 'Joana D.’s account' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue('Joana D.');
  await expect(page.getByRole('textbox', { name: 'Company' })).toHaveValue('Paper & Ink');
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(other.getByRole('textbox', { name: 'Company' })).toHaveValue('Paper & Ink');
});

test.describe('somebody new', () => {
  test.use({ account: null });

  test('who deletes their account is signed out in every tab, and cannot come back', { tag: '@all' }, async ({
    page,
    context,
  }) => {
    await register(page, 'ann');
    const other = await context.newPage();
    await other.goto('/apps/todo');
    await expect(other.getByRole('button', { name: 'ann’s account' })).toBeVisible();
    await page.goto('/pages/account-settings/delete');
    await page.getByRole('textbox', { name: 'Type ann to confirm' }).fill('ann');
    await page.getByLabel('Current password').fill(newPassword);
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await expect(page).toHaveURL('/login');
    await expect(other).toHaveURL(/\/login/);
    await page.getByLabel('Email', { exact: true }).fill('ann@demo.com');
    await page.getByLabel('Password', { exact: true }).fill(newPassword);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByText(/password/i).last()).toBeVisible();
    await expect(page).toHaveURL(/\/login/);
  });
});
