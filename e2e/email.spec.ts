import type { Locator, Page } from '@playwright/test';
import { expect, expectNoAxeViolations, signIn, test } from './fixtures';
import { putRecords } from './support/records';

const mailsIn = (page: Page, title = 'Inbox') => page.getByRole('list', { name: `Mails in ${title}` });
const row = (page: Page, subject: string | RegExp, title?: string) =>
  mailsIn(page, title)
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: subject }) });
const subjectOf = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 2, name });
const composing = (page: Page, name: string | RegExp = /./) => page.getByRole('dialog', { name });
const toast = (page: Page, text: string | RegExp) => page.getByText(text).filter({ visible: true }).first();
const undo = (page: Page) => page.getByText('Undo', { exact: true }).first();

async function open(page: Page, path = '/apps/email'): Promise<void> {
  await signIn(page, 'admin');
  await page.goto(path);
  await expect(page.getByRole('list', { name: /^Mails in/ })).toBeVisible();
}

async function addressTo(dialog: Locator, address: string): Promise<void> {
  await dialog.getByRole('combobox', { name: 'To' }).fill(`${address},`);
  await expect(dialog.getByRole('button', { name: `Remove ${address}` })).toBeVisible();
}

const stored = {
  to: [],
  cc: [],
  bcc: [],
  attachments: [],
  time: '2100-01-01T00:00:00.000Z',
  isStarred: false,
  isRead: true,
  labels: [],
  folder: 'inbox',
  replies: [],
};

test.describe('writing, by mouse', () => {
  test('a mail with all that it holds is kept, taken back from sending, and sent', async ({ page }) => {
    test.setTimeout(300_000);
    await open(page);
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

    // What was written outlives the page without anybody having saved it.
    await page.goto('/apps/email/draft');
    await row(page, /Zebra crossing/, 'Drafts')
      .getByRole('link')
      .click();
    const again = composing(page, 'Zebra crossing');
    for (const name of ['Amira Haddad', 'Ann Berg'])
      await expect(again.getByRole('button', { name: `Remove ${name}` })).toBeVisible();
    await expect(again.getByRole('textbox', { name: 'Message' }).locator('strong')).toHaveText('Look left');
    await expect(again.getByRole('list', { name: 'Attachments' })).toContainText('notes.txt');

    await again.getByRole('button', { name: 'Send' }).click();
    await expect(composing(page)).toHaveCount(0);
    await expect(row(page, /Zebra crossing/, 'Drafts')).toContainText('Sending…');
    await undo(page).click();
    await expect(composing(page, 'Zebra crossing')).toBeVisible();
    await composing(page).getByRole('button', { name: 'Send' }).click();
    await expect(toast(page, 'Sent')).toBeVisible({ timeout: 30_000 });
    await expect(row(page, /Zebra crossing/, 'Drafts')).toHaveCount(0);

    await page.goto('/apps/email/sent');
    await row(page, /Zebra crossing/, 'Sent')
      .getByRole('link')
      .click();
    const message = page.frameLocator('iframe[title^="Message from"]');
    await expect(message.locator('strong')).toHaveText('Look left');
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: /notes\.txt/ }).click();
    const file = await (await download).createReadStream();
    expect(Buffer.concat(await file.toArray()).toString()).toBe('Both ways');
  });

  test('a mail whose page is closed before it went is sent at the next start, which says so', async ({ context }) => {
    test.setTimeout(300_000);
    const page = await context.newPage();
    await open(page);
    await page.getByRole('button', { name: 'Compose' }).click();
    await addressTo(composing(page), 'ann@example.org');
    await composing(page).getByRole('textbox', { name: 'Subject' }).fill('On my way out');
    await composing(page).getByRole('button', { name: 'Send' }).click();
    await expect(toast(page, 'The mail will be sent in a moment.')).toBeVisible();
    await page.close();

    const next = await context.newPage();
    await next.goto('/apps/email');
    await expect(toast(next, '“On my way out” was sent after the page had been closed.')).toBeVisible();
    await next.goto('/apps/email/sent');
    await expect(row(next, /On my way out/, 'Sent')).toBeVisible();
  });

  test('another app opens the window over its own page, and a card when email is down', async ({
    page,
    allowErrors,
  }) => {
    allowErrors(/Failed to load resource|ERR_FAILED|net::/);
    await signIn(page, 'admin');
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
});

test('mails are chosen as a range and as all, moved, labelled and binned by mouse, each with Undo', async ({
  page,
}) => {
  test.setTimeout(300_000);
  await open(page);
  const boxes = mailsIn(page).getByRole('checkbox');
  const bar = page.getByRole('toolbar', { name: 'What to do with the selection' });
  const place = () => page.getByRole('link', { name: /^Inbox/ });
  await boxes.nth(0).check();
  await boxes.nth(3).click({ modifiers: ['Shift'] });
  await expect(bar).toContainText('4 selected');
  for (const name of ['Mark as read', 'Move to', 'Label', 'Delete', 'Clear the selection'])
    await expect(bar.getByRole('button', { name })).toBeInViewport({ ratio: 1 });

  await bar.getByRole('button', { name: 'Move to' }).click();
  await page.getByRole('menuitem', { name: 'Spam' }).click();
  await expect(toast(page, '4 mails moved to Spam')).toBeVisible();
  await expect(row(page, /Launch post/)).toHaveCount(0);
  await undo(page).click();
  await expect(row(page, /Launch post/)).toBeVisible();

  await boxes.nth(0).check();
  await bar.getByRole('button', { name: /Select all/ }).click();
  await expect(bar).toContainText('22 selected');
  await bar.getByRole('button', { name: 'Label' }).click();
  await page.getByRole('menuitem', { name: 'Private' }).click();
  await expect(mailsIn(page).getByRole('img', { name: 'Private' }).nth(4)).toBeVisible();
  await undo(page).click();
  await expect(mailsIn(page).getByRole('img', { name: 'Private' }).nth(4)).toHaveCount(0);

  await boxes.nth(0).check();
  await bar.getByRole('button', { name: /Select all/ }).click();
  await expect(bar).toContainText('22 selected');
  await bar.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Nothing in Inbox')).toBeVisible();
  await expect(place()).toHaveAccessibleName('Inbox');
  await undo(page).click();
  await expect(row(page, /Launch post/)).toBeVisible();
  await expect(place()).toHaveAccessibleName('Inbox 3 unread');
});

test('a mail is read, sent, moved, binned, answered, passed on and left by keys alone', async ({ page }) => {
  test.setTimeout(300_000);
  await open(page);
  const { keyboard } = page;
  await keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // The list follows the mail that is open, however far down.
  for (let count = 0; count < 14; count += 1) {
    const before = page.url();
    await keyboard.press('j');
    await expect.poll(() => page.url()).not.toBe(before);
    await expect(page.getByRole('article')).toBeVisible();
  }
  await expect(mailsIn(page).locator('[aria-current]')).toBeInViewport({ ratio: 1 });
  await keyboard.press('u');
  await expect(page).toHaveURL(/\/apps\/email$/);

  await keyboard.press('j');
  const newest = (await page.getByRole('article').getByRole('heading').textContent()) ?? '';
  await keyboard.press('s');
  await expect(page.getByRole('article').getByRole('button', { name: 'Remove star' })).toBeVisible();

  await keyboard.press('e');
  await expect(page.getByRole('menuitem', { name: 'Spam' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(toast(page, 'Moved to Spam')).toBeVisible();
  await expect(row(page, newest)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).first().press('Enter');
  await expect(row(page, newest)).toBeVisible();

  await row(page, /Launch post/)
    .getByRole('link')
    .focus();
  await keyboard.press('Enter');
  await expect(subjectOf(page, /Launch post/)).toBeVisible();
  await keyboard.press('Shift+U');
  await expect(row(page, /Unread.*Launch post/)).toBeVisible();
  await row(page, /Launch post/)
    .getByRole('link')
    .focus();
  await keyboard.press('Enter');
  await expect(subjectOf(page, /Launch post/)).toBeVisible();

  await keyboard.press('a');
  const answer = composing(page, 'Re: Launch post: last look before legal');
  await expect(answer.getByRole('button', { name: 'Remove Jonas Weber' })).toBeVisible();
  await expect(answer.getByRole('textbox', { name: 'Message' })).toBeFocused();
  await keyboard.type('Fine with me');
  await keyboard.press('Escape');
  await expect(toast(page, 'Kept in Drafts')).toBeVisible();

  await keyboard.press('f');
  const passedOn = composing(page, 'Fwd: Launch post: last look before legal');
  await expect(passedOn.getByRole('list', { name: 'Attachments' })).toContainText('launch-post-v7.pdf');
  await keyboard.press('Escape');
  await expect(composing(page)).toHaveCount(0);

  await keyboard.press('r');
  await expect(answer.getByRole('button', { name: 'Remove Amira Haddad' })).toBeVisible();
  await expect(answer.getByRole('button', { name: 'Remove Jonas Weber' })).toHaveCount(0);
  await expect(answer.getByRole('textbox', { name: 'Message' })).toBeFocused();
  await keyboard.type('I have read it');
  await keyboard.press('Control+Enter');
  await expect(composing(page)).toHaveCount(0);
  await expect(toast(page, 'Sent')).toBeVisible({ timeout: 30_000 });
  const reply = page.frameLocator('iframe[title="Message from Joana Duarte"]');
  await expect(reply.getByText('I have read it')).toBeVisible();
  await expect(reply.locator('blockquote')).toContainText('I moved the pricing table up');

  await keyboard.press('#');
  await expect(toast(page, 'Moved to the trash')).toBeVisible();
  await expect(row(page, /Launch post/)).toHaveCount(0);
  await keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Search in Inbox' })).toBeFocused();
});

test('folder, label, search and open mail are in the address, and Back leads through them', async ({ page }) => {
  await open(page);
  await page.getByRole('link', { name: 'Sent', exact: true }).click();
  await expect(mailsIn(page, 'Sent')).toBeVisible();
  await page.getByRole('button', { name: 'Filter by label' }).click();
  await page.getByRole('menuitem', { name: 'Company' }).click();
  await expect(page).toHaveURL(/\/apps\/email\/sent\/label\/company$/);
  await page.getByRole('searchbox').fill('no such words');
  await expect(page.getByText(/^No mail in .* contains “no such words”/)).toBeVisible();
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(page).toHaveURL(/\/apps\/email\/sent\/label\/company$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/apps\/email\/sent$/);
  await page.goBack();
  await expect(mailsIn(page)).toBeVisible();
});

test('a mail is printed alone: its head and its words, and nothing of the page', async ({ page }) => {
  await open(page);
  await row(page, /Launch post/)
    .getByRole('link')
    .click();
  await expect(subjectOf(page, /Launch post/)).toBeVisible();
  // No printer is there: what it would be given is kept instead.
  await page.evaluate(() => {
    const keep = ({ target }: Event) => {
      if (!(target instanceof HTMLIFrameElement) || target.title || !target.contentWindow) return;
      const { contentWindow, contentDocument } = target;
      contentWindow.print = () => {
        document.body.dataset.printed = contentDocument?.body.textContent ?? '';
        contentWindow.dispatchEvent(new Event('afterprint'));
      };
    };
    document.addEventListener('load', keep, true);
  });
  await page.getByRole('toolbar', { name: 'What to do with this mail' }).getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Print' }).click();
  const printed = page.locator('body');
  await expect(printed).toHaveAttribute('data-printed', /Launch post: last look before legal/);
  await expect(printed).toHaveAttribute('data-printed', /From: Amira Haddad/);
  await expect(printed).toHaveAttribute('data-printed', /I moved the pricing table up/);
  await expect(printed).not.toHaveAttribute('data-printed', /Compose|Inbox/);
  await expect(page.locator('iframe[sandbox*="allow-modals"]')).toHaveCount(0);
});

test('pictures from elsewhere are asked for when one says so, and links open apart from this page', async ({
  page,
  context,
  allowErrors,
}) => {
  allowErrors(/Failed to load/);
  const asked: string[] = [];
  await context.route(
    (url) => url.hostname.endsWith('.elsewhere.test'),
    (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<p>elsewhere</p>' });
    },
  );
  await open(page);
  const mails = [1, 2].map((place) => ({
    ...stored,
    id: 910_000 + place,
    from: { name: 'News', email: 'news@elsewhere.test', avatar: null },
    subject: `Pictured ${place}`,
    message: `<p><img src="https://pictures.elsewhere.test/${place}.png"> <a href="https://www.elsewhere.test/">More</a></p>`,
  }));
  await putRecords(page, 'emails', mails);
  await page.reload();
  await row(page, 'Pictured 1').getByRole('link').click();
  await expect(page.getByText('1 picture from elsewhere is not shown.')).toBeVisible();
  const message = page.frameLocator('iframe[title="Message from News"]');
  const link = message.getByRole('link', { name: 'More' });
  await expect(link).toBeVisible();
  expect(asked).toEqual([]);

  const [popup] = await Promise.all([page.waitForEvent('popup'), link.click()]);
  await expect(popup.getByText('elsewhere')).toBeVisible();
  expect(await popup.evaluate(() => [window.opener, document.referrer])).toEqual([null, '']);
  await popup.close();
  asked.length = 0;

  await page.getByRole('button', { name: 'Show pictures' }).click();
  await expect.poll(() => asked).toEqual(['https://pictures.elsewhere.test/1.png']);
  await row(page, 'Pictured 2').getByRole('link').click();
  await page.getByRole('button', { name: 'Always from News' }).click();
  await expect.poll(() => asked.length).toBe(2);
  await page.reload();
  await expect.poll(() => asked.length).toBe(3);
  await expect(page.getByRole('button', { name: 'Show pictures' })).toHaveCount(0);
});

for (const look of [
  { name: 'light', settings: { skin: 'light' }, width: 1440 },
  { name: 'dark, from right to left', settings: { skin: 'dark', isRightToLeft: true }, width: 1440 },
  { name: 'dark at 390 px', settings: { skin: 'dark' }, width: 390 },
  { name: 'light at 390 px, from right to left', settings: { skin: 'light', isRightToLeft: true }, width: 390 },
])
  test(`an open mail, a selection and the window to write in are for everyone: ${look.name}`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.addInitScript((settings) => localStorage.setItem('settings', JSON.stringify(settings)), look.settings);
    const fits = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await open(page);
    await page.setViewportSize({ width: look.width, height: 844 });

    await mailsIn(page).getByRole('checkbox').nth(1).check({ force: true });
    await expect(page.getByRole('toolbar', { name: 'What to do with the selection' })).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Clear the selection' }).click();

    await row(page, /Launch post/)
      .getByRole('link')
      .click();
    await expect(subjectOf(page, /Launch post/)).toBeVisible();
    for (const name of ['Older', 'More'])
      await expect(page.getByRole('toolbar', { name: /this mail/ }).getByRole('button', { name })).toBeInViewport({
        ratio: 1,
      });
    await expectNoAxeViolations(page);
    expect(await fits()).toBeLessThanOrEqual(0);

    await page.getByRole('button', { name: /^Reply to/ }).click();
    const dialog = composing(page, /^Re:/);
    await dialog.getByRole('button', { name: 'Show quoted message' }).click();
    await expect(dialog.getByRole('button', { name: 'Bold' })).toBeVisible();
    await expectNoAxeViolations(page);
    await dialog.getByRole('button', { name: /^Remove Amira/ }).click();
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(dialog.getByText('Add at least one recipient.')).toBeVisible();
    await expectNoAxeViolations(page);
    expect(await fits()).toBeLessThanOrEqual(0);
    await dialog.getByRole('button', { name: 'Save and close' }).click();

    if (look.width > 400) return;
    await page.getByRole('button', { name: 'Back to the list' }).click();
    await page.getByRole('button', { name: 'Folders' }).click();
    const folders = page.getByRole('dialog', { name: 'Email' });
    await expect(folders).toBeVisible();
    await expectNoAxeViolations(page);
    await folders.getByRole('link', { name: /^Drafts/ }).click();
    await expect(mailsIn(page, 'Drafts')).toBeVisible();
    await expect(folders).toHaveCount(0);
  });
