import type { Page } from '@playwright/test';
import { expect, expectNoAxeViolations, test } from './fixtures';
import { composing, emailsIn, row } from './support/email';

test.use({ account: 'admin' });

interface RecordForm {
  name: string;
  open(page: Page): Promise<unknown>;
  /** Field changed on both sides, and one changed in the other tab only. */
  conflict: string;
  beside: string;
  closes: boolean;
  chosen: 'Mine' | 'Theirs';
}

const at = (path: string) => (page: Page) => page.goto(path);

async function openBubble(page: Page): Promise<void> {
  await page.goto('/apps/calendar?event=2');
  await page.getByRole('button', { name: 'Edit here' }).click();
}

const user = { name: 'a user', open: at('/apps/user/edit/4'), conflict: 'Company', beside: 'Full name' };
const invoice = { name: 'an invoice', open: at('/apps/invoice/edit/5036'), conflict: 'Note', beside: 'Salesperson' };
const account = { name: 'the account', open: at('/pages/account-settings'), conflict: 'Company', beside: 'Full name' };
const task = { name: 'a task', open: at('/apps/todo?task=8'), conflict: 'Title', beside: 'Description' };
const event = { name: 'an event', open: at('/apps/calendar?event=2&form=1'), conflict: 'Title', beside: 'Location' };
const bubble = { name: 'an event in its bubble', open: openBubble, conflict: 'Title', beside: 'Location' };

const forms: readonly RecordForm[] = [
  { ...user, closes: false, chosen: 'Mine' },
  { ...invoice, closes: false, chosen: 'Theirs' },
  { ...account, closes: false, chosen: 'Mine' },
  { ...task, closes: true, chosen: 'Theirs' },
  { ...event, closes: true, chosen: 'Mine' },
  { ...bubble, closes: true, chosen: 'Theirs' },
];

/** Tab without notifications to others: they learn of its changes when they save. */
async function openSilentTab(page: Page): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.addInitScript(() => {
    BroadcastChannel.prototype.postMessage = () => undefined;
  });
  return tab;
}

const fieldOf = (page: Page, name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) });

const textIn = (page: Page, name: string) =>
  fieldOf(page, name).evaluate((field) => ('value' in field ? field.value : field.textContent));

async function expectSaved(page: Page, { conflict, closes }: RecordForm): Promise<void> {
  if (closes) await expect(fieldOf(page, conflict)).toHaveCount(0);
  else await expect(page.getByText('All changes saved')).toBeVisible();
}

for (const form of forms)
  test(`who saves ${form.name} that another tab has changed chooses between both, and loses nothing @all`, async ({
    page,
    allowErrors,
  }) => {
    allowErrors(/409/);
    const { conflict, beside, chosen } = form;
    const other = await openSilentTab(page);
    await form.open(page);
    await fieldOf(page, conflict).fill('Mine');

    await form.open(other);
    await fieldOf(other, conflict).fill('Theirs');
    await fieldOf(other, beside).fill('Theirs alone');
    await other.keyboard.press('Control+s');
    await expectSaved(other, form);

    await page.bringToFront();
    await expect.poll(() => textIn(page, conflict), 'nothing typed is taken away').toBe('Mine');
    await page.keyboard.press('Control+s');
    const choice = page.getByRole('group', { name: conflict });
    await expect(choice.getByRole('radio')).toHaveCount(2);
    await expect(page.getByRole('listitem').filter({ hasText: beside }).getByText('Theirs alone')).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Back to writing' }).click();
    await expect.poll(() => textIn(page, conflict)).toBe('Mine');
    await page.getByRole('button', { name: 'Compare' }).click();
    await choice.getByText(chosen, { exact: true }).click();
    await page.getByRole('button', { name: 'Save the result' }).click();
    await expectSaved(page, form);

    await form.open(page);
    await expect.poll(() => textIn(page, conflict)).toBe(chosen);
    await expect.poll(() => textIn(page, beside)).toBe('Theirs alone');
  });

for (const form of forms)
  test(`what is typed into ${form.name} outlives the end of the session @all`, async ({ page, allowErrors }) => {
    allowErrors(/401/);
    await page.clock.install();
    await form.open(page);
    await fieldOf(page, form.conflict).fill('Mine');
    await page.clock.fastForward('11:00');
    const dialog = page.getByRole('dialog', { name: 'You have been signed out' });
    await dialog.getByLabel('Password', { exact: true }).fill('admin');
    await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(fieldOf(page, form.conflict)).toHaveValue('Mine');
    await page.keyboard.press('Control+s');
    await expectSaved(page, form);
    await form.open(page);
    await expect(fieldOf(page, form.conflict)).toHaveValue('Mine');
  });

const subjectIn = (page: Page) => composing(page).getByRole('textbox', { name: 'Subject' });
const messageIn = (page: Page) => composing(page).getByRole('textbox', { name: 'Message' });

/** Edits one draft in two tabs: both the subject, the other one the message too. */
async function writeTwice(page: Page): Promise<void> {
  const other = await openSilentTab(page);
  for (const tab of [page, other]) {
    await tab.goto('/apps/email/draft');
    await emailsIn(tab, 'Drafts')
      .getByRole('link', { name: /Ideas for next year/ })
      .click();
    await expect(messageIn(tab)).toContainText('One long story');
  }
  await messageIn(other).fill('Theirs alone');
  await subjectIn(other).fill('Theirs');
  await expect(composing(other).getByText('Saved in Drafts')).toBeVisible();
  await page.bringToFront();
  await subjectIn(page).fill('Mine');
  await expect(page.getByText('This draft was changed elsewhere while you were writing.')).toBeVisible();
  await expect(subjectIn(page)).toHaveValue('Mine');
}

test('who keeps their version of a draft keeps what another tab has written besides @all', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/409/);
  await writeTwice(page);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Keep my version' }).click();
  await expect(composing(page).getByText('Saved in Drafts')).toBeVisible();
  await page.goto('/apps/email/draft');
  await expect(row(page, 'Theirs', 'Drafts')).toHaveCount(0);
  await row(page, 'Mine', 'Drafts').getByRole('link').click();
  await expect(messageIn(page)).toHaveText('Theirs alone');
});

test('who opens the other version of a draft finds their own as a draft beside it @all', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/409/);
  await writeTwice(page);
  await page.getByRole('button', { name: 'Open the other version' }).click();
  await expect(subjectIn(page)).toHaveValue('Theirs');
  for (const subject of ['Theirs', 'Mine'])
    await expect(emailsIn(page, 'Drafts').getByText(subject, { exact: true })).toBeVisible();
});
