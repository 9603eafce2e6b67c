import { expect, expectNoAxeViolations, test } from './fixtures';
import { choose, field, inList, messages, open } from './support/chat';

test.use({ account: 'admin' });

test('a person is written to by keys alone: what is begun is kept, lines break, Enter sends', async ({ page }) => {
  await open(page);
  const { keyboard } = page;
  await page
    .getByRole('region', { name: 'Contacts', exact: true })
    .getByRole('link', { name: /Tom Okafor/ })
    .focus();
  await keyboard.press('Enter');
  await expect(page.getByText('Say hello to Tom Okafor')).toBeVisible();
  await field(page, 'Tom Okafor').focus();
  await keyboard.type('Half a');
  await page.reload();
  await expect(field(page, 'Tom Okafor')).toHaveValue('Half a');
  await field(page, 'Tom Okafor').focus();
  await keyboard.press('End');
  await keyboard.type(' thought');
  await keyboard.press('Shift+Enter');
  await keyboard.type('and the rest');
  await keyboard.press('Enter');
  await expect(messages(page).getByText(/Half a thought\s+and the rest/)).toBeVisible();
  await expect(messages(page).getByRole('img', { name: 'Sent' })).toBeVisible();
  await expect(inList(page, /Tom Okafor.*You: Half a thought/)).toBeVisible();
  await page.reload();
  await expect(messages(page).getByText(/Half a thought\s+and the rest/)).toBeVisible();

  await page.getByRole('button', { name: 'Search in this conversation' }).press('Enter');
  await expect(page.getByRole('searchbox', { name: 'Search messages' })).toBeFocused();
  await keyboard.type('thought');
  await expect(page.getByText('1 of 1')).toBeVisible();
  await keyboard.press('Escape');
  await expect(page.getByRole('searchbox', { name: 'Search messages' })).toHaveCount(0);
});

test('a message that cannot go waits, says after a reload that it was not sent, and goes when tried again', async ({
  page,
  context,
}) => {
  await open(page, '/apps/chat/3');
  await expect(field(page, 'Lucía Prado')).toBeVisible();
  // Another tab holds the lock: nothing is written meanwhile.
  const other = await context.newPage();
  await other.goto('/login');
  await other.evaluate(
    () => new Promise<void>((got) => navigator.locks.request('atrium', () => new Promise(() => got()))),
  );
  await field(page, 'Lucía Prado').fill('Lost?');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(messages(page).getByText('Sending…')).toBeVisible();
  await page.goto('about:blank');
  await other.close();

  await page.goto('/apps/chat/3');
  await expect(messages(page).getByText('Not sent')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(messages(page).getByText('Not sent')).toHaveCount(0);
  await expect(messages(page).getByText('Lost?')).toBeVisible();
  await expect(inList(page, /Lucía Prado.*You: Lost\?/)).toBeVisible();
});

test('a picture is chosen, kept with the draft, sent and found again', { tag: '@all' }, async ({ page }) => {
  await open(page, '/apps/chat/3');
  const chosen = page.getByRole('list', { name: 'Files to send' });
  const picker = page.locator('input[type=file]');
  await picker.setInputFiles({ name: 'film.mp4', mimeType: 'video/mp4', buffer: Buffer.alloc(5 * 1024 * 1024 + 1) });
  await expect(page.getByRole('alert').getByText('film.mp4 is too large')).toBeVisible();
  await expect(chosen).toHaveCount(0);
  await picker.setInputFiles({ name: 'square.png', mimeType: 'image/png', buffer: await page.screenshot() });
  await expect(chosen.getByRole('img', { name: 'square.png' })).toBeVisible();
  await page.reload();
  await expect(chosen).toBeVisible();
  await field(page, 'Lucía Prado').fill('Our screen');
  await page.keyboard.press('Enter');
  await expect(chosen).toHaveCount(0);
  await expect(messages(page).getByText('Our screen')).toBeVisible();
  await messages(page).getByRole('button', { name: 'Open the picture' }).click();
  const view = page.getByRole('dialog', { name: 'Picture' });
  await expect(view.getByRole('img')).toBeInViewport();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(view).toHaveCount(0);
  await expect(inList(page, /Lucía Prado.*You: Our screen/)).toBeVisible();

  await page.reload();
  await choose(page, 'View contact');
  const shared = page.getByRole('dialog', { name: 'Contact' }).getByRole('region', { name: 'Shared pictures' });
  await expect(shared.getByRole('button', { name: 'Open the picture' })).toHaveCount(1);
});

test('what is said is formatted, answered, reacted to, changed and taken back, in every tab', async ({
  page,
  context,
}) => {
  await open(page, '/apps/chat/3');
  const other = await context.newPage();
  await other.goto('/apps/chat/3');
  // The other tab follows in the background, where browsers render no frames.
  await page.bringToFront();
  await test.step('a message is sent and formatted', async () => {
    await field(page, 'Lucía Prado').fill('See https://example.com/a and `npm test`\n- *one*');
    await expect(field(other, 'Lucía Prado')).toHaveValue(/npm test/);
    await field(page, 'Lucía Prado').press('Enter');
    for (const tab of [page, other]) {
      await expect(messages(tab).getByRole('link', { name: 'https://example.com/a' })).toBeVisible();
    }
    await expect(field(other, 'Lucía Prado')).toHaveValue('');
  });

  await test.step('it is changed', async () => {
    // Editing requires that the message has arrived.
    const edit = page.getByRole('textbox', { name: 'Edit message' });
    await expect(async () => {
      await page.keyboard.press('ArrowUp');
      await expect(edit).toBeVisible({ timeout: 500 });
    }).toPass();
    await edit.fill('In short: *one*');
    await page.keyboard.press('Enter');
    await expect(messages(other).getByText('edited')).toBeVisible();
  });

  const actions = page.getByRole('toolbar', { name: 'Message actions' });
  await test.step('it is reacted to, by keys alone', async () => {
    // By keyboard only: from the messages to one of them, and to its actions.
    await messages(page).focus();
    await page.keyboard.press('End');
    await actions.getByRole('button', { name: 'React with 👍' }).press('Enter');
    await expect(messages(other).getByRole('button', { name: '👍 by you' })).toBeVisible();
    await expectNoAxeViolations(page);
  });

  await test.step('it is answered', async () => {
    await actions.getByRole('button', { name: 'Reply' }).press('Enter');
    await page.keyboard.type('And two');
    await page.keyboard.press('Enter');
    await expect(messages(other).getByRole('button', { name: /You: In short/ })).toBeVisible();
  });

  await test.step('the answer is deleted, and taken back', async () => {
    const answer = messages(page)
      .getByRole('group')
      .filter({ has: page.getByText('And two', { exact: true }) });
    // The list may still be moving under the pointer.
    await expect(async () => {
      await messages(page).getByText('And two').hover({ timeout: 2000 });
      await answer.getByRole('button', { name: 'More actions' }).click({ timeout: 2000 });
    }).toPass();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    // The toast stays while it has the focus.
    await page.getByRole('button', { name: 'Undo' }).focus();
    await expect(messages(other).getByText('And two')).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).press('Enter');
    await expect(messages(other).getByText('And two')).toBeVisible();
  });
});
