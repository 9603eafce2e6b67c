import { expect, test } from './fixtures';
import { answering, emailsIn, open, row, subjectOf, toast } from './support/email';

test.use({ account: 'admin' });

test('an email is read, sent, moved, binned, answered, passed on and left by keys alone', { tag: '@all' }, async ({
  page,
}) => {
  test.setTimeout(180_000);
  await open(page);
  const { keyboard } = page;
  await test.step('keyboard shortcuts', async () => {
    await keyboard.press('?');
    const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(keys.getByRole('region').first()).toHaveAccessibleName('Email');
    await expect(keys.getByText('Reply all')).toBeVisible();
    await expect(keys.getByRole('region', { name: 'Go to' }).getByText('Calendar')).toBeVisible();
    await keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('the list follows the open email', async () => {
    // The list scrolls along with the open email.
    for (let count = 0; count < 14; count += 1) {
      const before = page.url();
      await keyboard.press('j');
      await expect.poll(() => page.url()).not.toBe(before);
      await expect(page.getByRole('article')).toBeVisible();
    }
    await expect(emailsIn(page).locator('[aria-current]')).toBeInViewport({ ratio: 1 });
    await keyboard.press('u');
    await expect(page).toHaveURL(/\/apps\/email$/);
  });

  await test.step('starred, moved to Spam and back', async () => {
    await keyboard.press('j');
    const newest = (await page.getByRole('article').getByRole('heading').textContent()) ?? '';
    await keyboard.press('s');
    await expect(page.getByRole('article').getByRole('button', { name: 'Remove star' })).toBeVisible();

    await keyboard.press('v');
    const spam = page.getByRole('menuitem', { name: 'Spam' });
    await expect(spam).toBeVisible();
    // The menu takes arrow keys once it has the focus, and wraps at its end.
    await expect(async () => {
      await keyboard.press('ArrowDown');
      await expect(spam).toBeFocused({ timeout: 1000 });
    }).toPass();
    await keyboard.press('Enter');
    await expect(toast(page, 'Moved to Spam')).toBeVisible();
    await expect(row(page, newest)).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).first().press('Enter');
    await expect(row(page, newest)).toBeVisible();
  });

  await test.step('opened, marked as unread and opened again', async () => {
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
  });

  const answer = answering(page, 'Re: Launch post: last look before legal');
  await test.step('reply to all, kept in Drafts', async () => {
    await keyboard.press('a');
    await expect(answer.getByRole('button', { name: 'Remove Jonas Weber' })).toBeVisible();
    await expect(answer.getByRole('textbox', { name: 'Message' })).toBeFocused();
    await keyboard.type('Fine with me');
    await keyboard.press('Escape');
    await expect(toast(page, 'Kept in Drafts')).toBeVisible();
  });

  await test.step('forward', async () => {
    await keyboard.press('f');
    const passedOn = answering(page, 'Fwd: Launch post: last look before legal');
    await expect(passedOn.getByRole('list', { name: 'Attachments' })).toContainText('launch-post-v7.pdf');
    await keyboard.press('Escape');
    await expect(answering(page)).toHaveCount(0);
  });

  await test.step('reply, sent', async () => {
    await keyboard.press('r');
    await expect(answer.getByRole('button', { name: 'Remove Amira Haddad' })).toBeVisible();
    await expect(answer.getByRole('button', { name: 'Remove Jonas Weber' })).toHaveCount(0);
    await expect(answer.getByRole('textbox', { name: 'Message' })).toBeFocused();
    await keyboard.type('I have read it');
    await keyboard.press('Control+Enter');
    await expect(answering(page)).toHaveCount(0);
    await expect(toast(page, 'Sent')).toBeVisible({ timeout: 30_000 });
    const reply = page.frameLocator('iframe[title="Message from Joana Duarte"]');
    await expect(reply.getByText('I have read it')).toBeVisible();
    await page.getByRole('button', { name: 'Show quoted message' }).last().click();
    await expect(reply.locator('blockquote')).toContainText('I moved the pricing table up');
  });

  await test.step('deleted, then the search', async () => {
    await keyboard.press('#');
    await expect(toast(page, 'Moved to the trash')).toBeVisible();
    await expect(row(page, /Launch post/)).toHaveCount(0);
    await keyboard.press('/');
    await expect(page.getByRole('searchbox', { name: 'Search in Inbox' })).toBeFocused();
  });
});
