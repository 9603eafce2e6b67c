import { expect, signIn, test } from './fixtures';
import { addressTo, composing, open, row, toast, undo } from './support/email';

test.use({ account: 'admin' });

function createGate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

test.describe('writing, by mouse', () => {
  test('an email with all that it holds is kept, taken back from sending, and sent', async ({ page }) => {
    test.setTimeout(180_000);
    await open(page);
    await test.step('it is written', async () => {
      await page.getByRole('button', { name: 'Compose' }).click();
      const dialog = composing(page);
      await dialog.getByRole('combobox', { name: 'To' }).pressSequentially('amira');
      await page.locator('.ant-select-item').filter({ hasText: 'amira@example.com' }).click();
      await expect(dialog.getByRole('button', { name: 'Remove Amira Haddad' })).toBeVisible();
      await dialog.getByRole('button', { name: 'Cc', exact: true }).click();
      await dialog.getByRole('combobox', { name: 'Cc', exact: true }).fill('Ann Berg <ann@example.org>,');
      await dialog.getByRole('textbox', { name: 'Subject' }).fill('Zebra crossing');
      await dialog.getByRole('textbox', { name: 'Message' }).click();
      await dialog.getByRole('button', { name: 'Bold' }).click();
      await page.keyboard.type('Look left');
      await dialog
        .locator('input[type=file]')
        .setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Both ways') });
      await expect(dialog.getByRole('list', { name: 'Attachments' })).toContainText('notes.txt');
      await expect(dialog.getByText('Saved in Drafts')).toBeVisible();
    });

    const again = composing(page, 'Zebra crossing');
    await test.step('it is kept in Drafts', async () => {
      // What was written outlives the page without anybody having saved it.
      await page.goto('/apps/email/draft');
      await row(page, /Zebra crossing/, 'Drafts')
        .getByRole('link')
        .click();
      for (const name of ['Amira Haddad', 'Ann Berg'])
        await expect(again.getByRole('button', { name: `Remove ${name}` })).toBeVisible();
      await expect(again.getByRole('textbox', { name: 'Message' }).locator('strong')).toHaveText('Look left');
      await expect(again.getByRole('list', { name: 'Attachments' })).toContainText('notes.txt');
    });

    await test.step('it is taken back, and sent', async () => {
      await again.getByRole('button', { name: 'Send', exact: true }).click();
      await expect(composing(page)).toHaveCount(0);
      await expect(row(page, /Zebra crossing/, 'Drafts')).toContainText('Sending…');
      await undo(page).click();
      await expect(composing(page, 'Zebra crossing')).toBeVisible();
      await composing(page).getByRole('button', { name: 'Send', exact: true }).click();
      await expect(toast(page, 'Sent')).toBeVisible({ timeout: 30_000 });
      await expect(row(page, /Zebra crossing/, 'Drafts')).toHaveCount(0);
    });

    await test.step('it is read in Sent', async () => {
      await page.goto('/apps/email/sent');
      await row(page, /Zebra crossing/, 'Sent')
        .getByRole('link')
        .click();
      const message = page.frameLocator('iframe[title^="Message from"]');
      await expect(message.locator('strong')).toHaveText('Look left');
      // It is set in the type of the page.
      expect(await message.locator('body').evaluate(() => document.fonts.size)).toBeGreaterThan(0);
      const download = page.waitForEvent('download');
      await page.getByRole('link', { name: /notes\.txt/ }).click();
      const file = await (await download).createReadStream();
      expect(Buffer.concat(await file.toArray()).toString()).toBe('Both ways');
    });
  });

  test('an email whose page is closed before it went is sent at the next start, which says so', {
    tag: '@all',
  }, async ({ context }) => {
    test.setTimeout(180_000);
    const page = await context.newPage();
    await open(page);
    await page.getByRole('button', { name: 'Compose' }).click();
    await addressTo(composing(page), 'ann@example.org');
    await composing(page).getByRole('textbox', { name: 'Subject' }).fill('On my way out');
    await composing(page).getByRole('button', { name: 'Send', exact: true }).click();
    await expect(toast(page, 'The email will be sent in a moment.')).toBeVisible();
    await page.close();

    const next = await context.newPage();
    // The undo time is over: nobody has to wait for it.
    await next.clock.install({ time: Date.now() + 60_000 });
    await next.goto('/apps/email');
    await expect(toast(next, '“On my way out” was sent after the page had been closed.')).toBeVisible();
    await next.goto('/apps/email/sent');
    await expect(row(next, /On my way out/, 'Sent')).toBeVisible();
  });

  test('another app opens the window over its own page, and a card when email is down', { tag: '@all' }, async ({
    page,
    allowErrors,
  }) => {
    allowErrors(/Failed to load resource|ERR_FAILED|net::/);
    const write = async () => {
      await page.goto('/apps/chat/1');
      await page.getByTitle('View contact').click();
      await page.getByRole('button', { name: 'amira@example.com' }).click();
    };
    await write();
    await expect(composing(page, 'New message').getByRole('button', { name: 'Remove Amira Haddad' })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/apps/chat/1');

    await page.route('**/remotes/email/**', (route) => route.abort());
    await write();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Message to Amira Haddad' })).toBeVisible();
  });

  test('no key is lost: before the window, before the editor, at a reload, between two tabs', async ({
    page,
    context,
  }) => {
    await open(page);
    const [compose, editor] = [createGate(), createGate()];
    let gate = compose.opened;
    await page.route('**/remotes/email/**', async (route) => {
      await gate;
      await route.continue();
    });
    const dialog = composing(page);
    await test.step('before the window', async () => {
      const asked = page.waitForRequest('**/remotes/email/**');
      await page.keyboard.press('c');
      await page.keyboard.type('ann@example.org, ');
      // From here on, this gate holds back the code that the window needs.
      await asked;
      await page.keyboard.type('ben@example.org');
      gate = editor.opened;
      compose.open();
      await expect(dialog.getByRole('button', { name: 'Remove ann@example.org' })).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(dialog.getByRole('button', { name: 'Remove ben@example.org' })).toBeVisible();
    });
    const message = dialog.getByRole('textbox', { name: 'Message' });
    await test.step('before the editor', async () => {
      await message.click();
      await page.keyboard.type('Dear Tom, base\ncamp');
      await page.keyboard.press('ArrowLeft');
      editor.open();
      // On a slow machine the file may time out while it is held: plain text takes the keys until a retry.
      const bold = dialog.getByRole('button', { name: 'Bold' });
      const again = dialog.getByRole('button', { name: 'Try again' });
      await expect(bold.or(again)).toBeVisible();
      if (await again.isVisible()) {
        await again.click();
        await expect(bold).toBeVisible();
        await message.press('Control+End');
        await page.keyboard.press('ArrowLeft');
      }
      await expect(message).toBeFocused();
      await page.keyboard.type('-');
    });
    await test.step('at a reload', async () => {
      await page.reload();
      await expect(message).toHaveText('Dear Tom, basecam-p');
      await dialog.getByRole('textbox', { name: 'Subject' }).fill('Base camp');
      await expect(dialog.getByText('Saved in Drafts')).toBeVisible();
    });

    await test.step('between two tabs', async () => {
      const other = await context.newPage();
      await open(other, '/apps/email/draft');
      await row(other, /Base camp/, 'Drafts')
        .getByRole('link')
        .click();
      const there = composing(other, 'Base camp');
      await there.getByRole('textbox', { name: 'Subject' }).fill('Base camp, day 2');
      await expect(composing(page, 'Base camp, day 2')).toBeVisible();
      await there.getByRole('button', { name: 'Send', exact: true }).click();
      await expect(there).toHaveCount(0);
    });
  });

  test('what is written outlives a tab that is killed, a session that ends and signing out', {
    tag: '@all',
  }, async ({ page, context, allowErrors }) => {
    test.setTimeout(180_000);
    allowErrors(/401/);
    await test.step('a tab that is killed', async () => {
      const killed = await context.newPage();
      await open(killed);
      await killed.keyboard.press('c');
      await composing(killed).getByRole('textbox', { name: 'Subject' }).fill('Sturdy');
      await composing(killed).getByRole('textbox', { name: 'Message' }).click();
      await killed.keyboard.type('First');
      // No event announces that the page goes.
      await killed.close({ runBeforeUnload: false });
    });

    const dialog = composing(page, 'Sturdy');
    const message = dialog.getByRole('textbox', { name: 'Message' });
    await test.step('what was written is there', async () => {
      await page.clock.install();
      await open(page);
      await expect(message).toHaveText('First');
      await expect(dialog.getByText('Saved in Drafts')).toBeVisible();
    });

    await test.step('a session that ends', async () => {
      await page.clock.fastForward(11 * 60_000);
      const signedOut = page.getByRole('dialog', { name: 'You have been signed out' });
      await signedOut.getByLabel('Password', { exact: true }).fill('admin');
      await signedOut.getByRole('button', { name: 'Sign in', exact: true }).click();
      await expect(signedOut).toBeHidden();
      await expect(message).toHaveText('First');
      await message.press('End');
      await page.keyboard.type(' second');
    });

    await test.step('signing out', async () => {
      // No warning: the text is there for its author.
      await page.getByRole('button', { name: /’s account/ }).click();
      await page.getByRole('menuitem', { name: 'Sign out' }).click();
      await expect(page).toHaveURL('/login');
      await signIn(page, 'admin');
      await page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link', { name: /^Email/ })
        .click();
      await expect(message).toHaveText('First second');
      await expect(dialog.getByText('Saved in Drafts')).toBeVisible();
    });
  });
});
