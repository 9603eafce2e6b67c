import type { Page } from '@playwright/test';
import { expect, expectNoAxeViolations, test } from './fixtures';
import { looks } from './support/looks';
import { putRecords } from './support/records';

test.use({ account: 'admin' });

const messages = (page: Page) => page.getByRole('region', { name: /^Messages with/ });
/** What is announced once it is done, and so stored. */
const told = (page: Page, text: string) => page.getByRole('region', { name: 'Messages', exact: true }).getByText(text);
const field = (page: Page, name: string) => page.getByRole('textbox', { name: `Message to ${name}` });
const inList = (page: Page, name: string | RegExp) =>
  page.getByRole('region', { name: 'Conversations', exact: true }).getByRole('link', { name });

async function open(page: Page, path = '/apps/chat'): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { name: 'Conversations' })).toBeVisible();
}

async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('toolbar', { name: 'Contact and search' }).getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name }).click();
}

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

test('older messages come while one scrolls up, and do not move what one reads', { tag: '@all' }, async ({ page }) => {
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
});

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
  // Another tab keeps the store to itself: nothing is written meanwhile.
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

test('what arrives while one reads above is told by a pill and moves nothing; only it is announced', async ({
  page,
}) => {
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

test('a picture is chosen, kept with the draft, sent and found again', async ({ page }) => {
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
  await field(page, 'Lucía Prado').fill('See https://example.com/a and `npm test`\n- *one*');
  await expect(field(other, 'Lucía Prado')).toHaveValue(/npm test/);
  await field(page, 'Lucía Prado').press('Enter');
  for (const tab of [page, other]) {
    await expect(messages(tab).getByRole('link', { name: 'https://example.com/a' })).toBeVisible();
  }
  await expect(field(other, 'Lucía Prado')).toHaveValue('');

  await page.keyboard.press('ArrowUp');
  await page.getByRole('textbox', { name: 'Edit message' }).fill('In short: *one*');
  await page.keyboard.press('Enter');
  await expect(messages(other).getByText('edited')).toBeVisible();

  // By keys alone: from the messages to one of them, and from that to what can be done with it.
  await messages(page).focus();
  await page.keyboard.press('End');
  const actions = page.getByRole('toolbar', { name: 'Message actions' });
  await actions.getByRole('button', { name: 'React with 👍' }).press('Enter');
  await expect(messages(other).getByRole('button', { name: '👍 by you' })).toBeVisible();
  await expectNoAxeViolations(page);

  await actions.getByRole('button', { name: 'Reply' }).press('Enter');
  await page.keyboard.type('And two');
  await page.keyboard.press('Enter');
  await expect(messages(other).getByRole('button', { name: /You: In short/ })).toBeVisible();

  await messages(page).getByText('And two').hover();
  await actions.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  // As long as it has the focus it stays.
  await page.getByRole('button', { name: 'Undo' }).focus();
  await expect(messages(other).getByText('And two')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(messages(other).getByText('And two')).toBeVisible();
});

test('muting, blocking and clearing do what they say, and hold after a reload', { tag: '@all' }, async ({ page }) => {
  await open(page, '/apps/chat/3');
  await expect(field(page, 'Lucía Prado')).toBeVisible();
  await choose(page, 'Mute notifications');
  await expect(inList(page, /Lucía Prado/).getByRole('img', { name: 'Muted' })).toBeVisible();
  await choose(page, 'Block contact');
  await expect(page.getByText('You have blocked Lucía Prado.')).toBeVisible();
  await expect(told(page, 'Lucía Prado is blocked')).toBeVisible();
  await page.reload();
  await expect(page.getByText('You have blocked Lucía Prado.')).toBeVisible();
  await expect(inList(page, /Lucía Prado/).getByRole('img', { name: 'Muted' })).toBeVisible();
  await page.getByRole('button', { name: 'Unblock contact' }).click();
  await expect(field(page, 'Lucía Prado')).toBeVisible();

  await choose(page, 'Clear chat');
  await expect(page.getByText('Say hello to Lucía Prado')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(messages(page).getByText('Noted in the glossary, word for word.')).toBeVisible();
  await choose(page, 'Clear chat');
  await expect(page.getByText('Say hello to Lucía Prado')).toBeVisible();
  await expect(told(page, 'All messages with Lucía Prado are deleted')).toBeVisible();
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

for (const look of looks)
  test(`a conversation, its search and both drawers are for everyone: ${look.name}`, { tag: look.tag }, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    await page.addInitScript((settings) => localStorage.setItem('settings', JSON.stringify(settings)), look.settings);
    const fits = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await open(page);
    await page.setViewportSize({ width: look.width, height: 844 });

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

    if (look.width > 400) return;
    await page.getByRole('button', { name: 'Back to the list' }).click();
    await expect(inList(page, /Kofi Mensah.*Draft:/)).toBeVisible();
  });
