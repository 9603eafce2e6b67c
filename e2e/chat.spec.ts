import { expect, expectNoAxeViolations, test } from './fixtures';
import { announced, choose, field, inList, messages, open } from './support/chat';
import { putRecords } from './support/demoData';
import { appearances } from './support/viewports';

test.use({ account: 'admin' });

test('a conversation opens at its end, or where the unread begins, and counts as read', async ({ page }) => {
  await open(page, '/apps/chat/1');
  await expect(messages(page).getByText('The last paragraph, please.')).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'To the latest' })).toHaveCount(0);

  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Chat 2/ })).toBeAttached();
  await inList(page, /Kofi Mensah.*2 unread/).click();
  await expect(messages(page).getByText('2 unread messages')).toBeInViewport();
  await expect(inList(page, /Kofi Mensah/)).not.toHaveAccessibleName(/unread/);
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Chat', exact: true }),
  ).toBeAttached();
});

test('older messages come while one scrolls up, and do not move what one reads; a date leads to its day', {
  tag: '@all',
}, async ({ page }) => {
  await open(page, '/apps/chat/1');
  const thread = messages(page);
  await expect(thread.getByText('The last paragraph, please.')).toBeVisible();
  const height = () => thread.evaluate(({ scrollHeight }) => scrollHeight);
  const before = await height();
  await thread.hover();
  await page.mouse.wheel(0, -2200);
  await expect.poll(height).toBeGreaterThan(before + 1000);
  await page.getByRole('button', { name: 'To the latest' }).click();
  await expect(thread.getByText('The last paragraph, please.')).toBeInViewport({ ratio: 1 });

  // Older than the loaded pages, but not the very beginning.
  const day = new Date(Date.now() - 45 * 86_400_000).toISOString().slice(0, 10);
  await choose(page, 'Go to a date');
  await page.getByRole('textbox', { name: 'Date' }).fill(day);
  await page.keyboard.press('Enter');
  await expect(thread.locator(`time[datetime^="${day}"]`).first()).toBeInViewport();
});

test('what arrives while one reads above is shown by a pill and moves nothing; only it is announced', {
  tag: '@all',
}, async ({ page }) => {
  await open(page, '/apps/chat/1');
  const thread = messages(page);
  await expect(thread.getByText('The last paragraph, please.')).toBeVisible();
  await thread.hover();
  await page.mouse.wheel(0, -900);
  await expect(page.getByRole('button', { name: 'To the latest' })).toBeVisible();
  const place = () => thread.evaluate(({ scrollTop, scrollHeight }) => scrollHeight - scrollTop);
  await expect.poll(place).toBeGreaterThan(1200);
  const reading = await thread.evaluate(({ scrollTop }) => scrollTop);

  const fresh = {
    id: 900_000,
    chatId: 1,
    senderId: 1,
    message: 'Fresh from the press',
    time: '2100-01-01T00:00:00.000Z',
  };
  const seen = { id: 1, userId: 1, unseenMsgs: 1, typingUntil: '2100-01-01T00:00:00.000Z' };
  await putRecords(page, 'chats', [seen]);
  await putRecords(page, 'messages', [fresh]);
  const pill = page.getByRole('button', { name: '1 new message' });
  await expect(pill).toBeVisible({ timeout: 30_000 });
  expect(await thread.evaluate(({ scrollTop }) => scrollTop)).toBe(reading);
  await expect(page.getByRole('status').filter({ hasText: 'Fresh from the press' })).toHaveText(
    'Amira Haddad: Fresh from the press',
  );
  await expect(page.getByRole('button', { name: /Amira Haddad.*Typing…/ })).toBeVisible();
  await pill.click();
  await expect(thread.getByText('Fresh from the press')).toBeInViewport({ ratio: 1 });
  await expect(pill).toHaveCount(0);
});

test('muting, blocking and clearing do what they say, and hold after a reload', { tag: '@all' }, async ({ page }) => {
  await open(page, '/apps/chat/3');
  await expect(field(page, 'Lucía Prado')).toBeVisible();
  await choose(page, 'Mute notifications');
  await expect(inList(page, /Lucía Prado/).getByRole('img', { name: 'Muted' })).toBeVisible();
  await choose(page, 'Block contact');
  await expect(page.getByText('You have blocked Lucía Prado.')).toBeVisible();
  await expect(announced(page, 'Lucía Prado blocked')).toBeVisible();
  await page.reload();
  await expect(page.getByText('You have blocked Lucía Prado.')).toBeVisible();
  await expect(inList(page, /Lucía Prado/).getByRole('img', { name: 'Muted' })).toBeVisible();
  await page.getByRole('button', { name: 'Unblock contact' }).click();
  await expect(field(page, 'Lucía Prado')).toBeVisible();

  await choose(page, 'Clear conversation');
  await expect(page.getByText('Say hello to Lucía Prado')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(messages(page).getByText('Noted in the glossary, word for word.')).toBeVisible();
  await choose(page, 'Clear conversation');
  await expect(page.getByText('Say hello to Lucía Prado')).toBeVisible();
  await expect(announced(page, 'All messages with Lucía Prado deleted')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Say hello to Lucía Prado')).toBeVisible();
});

test('one’s own words and status are kept, also when the drawer is closed while writing', { tag: '@all' }, async ({
  page,
}) => {
  await open(page);
  await page.getByRole('button', { name: 'Your profile' }).click();
  const drawer = page.getByRole('dialog', { name: 'Your profile' });
  await drawer.getByRole('radio', { name: 'Away' }).check();
  await drawer.getByRole('switch', { name: 'Two-step verification' }).click();
  await drawer.getByRole('textbox', { name: 'About' }).fill('At the sea');
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await page.getByRole('button', { name: 'Your profile' }).click();
  await expect(drawer.getByRole('textbox', { name: 'About' })).toHaveValue('At the sea');
  await page.reload();
  await page.getByRole('button', { name: 'Your profile' }).click();
  await expect(drawer.getByRole('textbox', { name: 'About' })).toHaveValue('At the sea');
  await expect(drawer.getByRole('radio', { name: 'Away' })).toBeChecked();
  await expect(drawer.getByRole('switch', { name: 'Two-step verification' })).not.toBeChecked();
});

test('words are found in all conversations, and lead to where they were said', { tag: '@all' }, async ({ page }) => {
  await open(page);
  await page.getByRole('searchbox', { name: 'Search people and messages' }).fill('ladder');
  await page
    .getByRole('region', { name: 'Messages', exact: true })
    .getByRole('link', { name: /ladder/ })
    .first()
    .click();
  await expect(messages(page).getByText('ladder', { exact: true }).first()).toBeInViewport();
  await expect(page).toHaveURL(/\/apps\/chat\/8\?q=ladder&at=/);
});

for (const appearance of appearances)
  test(`a conversation, its search and both drawers are for everyone: ${appearance.name}`, { tag: '@all' }, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    await page.addInitScript(
      (settings) => localStorage.setItem('settings', JSON.stringify(settings)),
      appearance.settings,
    );
    const fits = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await open(page);
    await page.setViewportSize({ width: appearance.width, height: 844 });

    await page.getByRole('button', { name: 'Your profile' }).click();
    await expect(page.getByRole('radio', { name: 'Away' })).toBeVisible();
    await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await inList(page, /Kofi Mensah/).click();
    await expect(messages(page).getByText('2 unread messages')).toBeVisible();
    await field(page, 'Kofi Mensah').fill('Something long enough to break into lines on a phone, and then some more');
    await expectNoAxeViolations(page);
    expect(await fits()).toBeLessThanOrEqual(0);

    await page.getByRole('button', { name: 'Search in this conversation' }).click();
    await page.getByRole('searchbox', { name: 'Search messages' }).fill('the');
    await expect(page.getByText(/^1 of/)).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Close search' }).click();

    await choose(page, 'View contact');
    await expect(page.getByRole('switch', { name: 'Mute notifications' })).toBeVisible();
    await expectNoAxeViolations(page);
    expect(await fits()).toBeLessThanOrEqual(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    if (appearance.width > 400) return;
    await page.getByRole('button', { name: 'Back to the list' }).click();
    await expect(inList(page, /Kofi Mensah.*Draft:/)).toBeVisible();
  });
