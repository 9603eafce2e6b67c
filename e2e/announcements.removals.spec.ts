import type { Page } from '@playwright/test';
import { test } from './fixtures';
import {
  answer,
  anywhere,
  button,
  chooseByKey,
  keys,
  type Operation,
  press,
  undo,
  walk,
} from './support/announcements';

// What is deleted, revoked, restored or taken out: what is heard of it, and what has the focus in its place.

test.use({ account: 'admin' });

const selectionBar = (page: Page) => page.getByRole('toolbar', { name: 'Actions for the selection' });
const mailBar = (page: Page) => page.getByRole('toolbar', { name: 'Actions for this email' });
const firstEmail = (page: Page) =>
  page
    .getByRole('list', { name: /^Emails in/ })
    .getByRole('link')
    .first();
const select = (page: Page, name: RegExp) =>
  press(page.getByRole('main').getByRole('checkbox', { name }).first(), 'Space');

const trash: Operation[] = [
  { name: 'open', run: (page) => press(firstEmail(page)), hears: ['Old: stand-up at 10:00'], focus: /^link .*Old/ },
  {
    name: 'delete for good',
    run: (page) => press(mailBar(page).getByRole('button', { name: /^Delete/ })),
    hears: ['Fire drill on Thursday', 'Deleted Undo'],
    focus: 'button Delete',
  },
  {
    name: 'restore',
    run: (page) => chooseByKey(mailBar(page).getByRole('button', { name: /^Move/ }), 'Inbox'),
    hears: ['Preview of the article page', 'Moved to Inbox Undo'],
    focus: 'button Move to',
  },
  { name: 'select all', run: (page) => select(page, /^Select the emails shown/), hears: [], focus: /^checkbox Select/ },
  {
    name: 'empty',
    run: (page) => press(selectionBar(page).getByRole('button', { name: /^Delete/ })),
    hears: ['3 emails deleted Undo'],
    focus: 'heading Trash',
  },
];

const drafts: Operation[] = [
  { name: 'select', run: (page) => select(page, /^Select (?!the)/), hears: [], focus: /^checkbox Select/ },
  {
    name: 'delete',
    run: (page) => press(selectionBar(page).getByRole('button', { name: /^Delete/ })),
    hears: ['Select all 3', 'Deleted Undo'],
    focus: /^checkbox Select/,
  },
];

const messages: Operation[] = [
  {
    name: 'react',
    async run(page) {
      await page.getByRole('group', { name: /^Silvain Roche, .* 17:20$/ }).focus();
      await press(page.getByRole('toolbar', { name: 'Message actions' }).getByRole('button', { name: /👍/ }));
    },
    hears: [],
    focus: 'button React with 👍',
  },
  {
    name: 'take the reaction back',
    run: (page) => press(button(page, /^👍 by you/).last()),
    hears: [],
    focus: anywhere,
  },
  {
    name: 'delete a message',
    async run(page) {
      await page.getByRole('group', { name: /^You, .* 17:22$/ }).focus();
      await chooseByKey(page.getByRole('button', { name: 'More actions' }), 'Delete');
    },
    hears: ['Message deleted Undo'],
    focus: /^group Silvain Roche, .* 17:20$/,
  },
  { name: 'undo', run: undo, hears: [], focus: /^group Silvain Roche, .* 17:20$/ },
];

const library: Operation[] = [
  { name: 'select', run: (page) => select(page, /^Select “Arch”/), hears: [], focus: 'checkbox Select “Arch”' },
  {
    name: 'ask before one that is used is deleted',
    run: (page) => press(selectionBar(page).getByRole('button', { name: 'Delete' })),
    hears: [],
    focus: 'button Cancel',
  },
  {
    name: 'delete what is selected',
    run: (page) => answer(page, 'Delete anyway'),
    hears: ['1 file deleted Undo', '1–8 of 8'],
    focus: 'checkbox Select “Fresh bread”',
  },
  {
    name: 'delete the open one',
    async run(page) {
      await press(button(page, /^Fresh bread/));
      await press(page.getByRole('dialog').getByRole('button', { name: 'Delete' }));
      await answer(page, 'Delete anyway');
    },
    hears: ['1 file deleted Undo', '1–7 of 7'],
    focus: /^button Desk lamp/,
  },
  { name: 'undo', run: undo, hears: ['1–8 of 8'], focus: anywhere },
];

/** Makes two, of which the second is deleted first. */
const make = (open: string, close: RegExp, field: (at: number) => string): Operation[] =>
  [1, 2].map((at) => ({
    name: `make the ${at}. one`,
    async run(page) {
      await press(button(page, open));
      await page.getByRole('dialog').getByRole('textbox').first().fill(field(at));
      await page.keyboard.press('Enter');
      await answer(page, close);
    },
    hears: [],
    focus: `button ${open}`,
  }));

const tokens: Operation[] = [
  ...make('New token', /saved it/, (at) => `Script ${at}`),
  {
    name: 'revoke one',
    async run(page) {
      await press(button(page, 'Revoke Script 2'));
      await answer(page, 'Revoke');
    },
    hears: ['“Script 2” revoked'],
    focus: 'button Revoke Script 1',
  },
  {
    name: 'revoke the last one',
    async run(page) {
      await press(button(page, 'Revoke Script 1'));
      await answer(page, 'Revoke');
    },
    hears: ['“Script 1” revoked'],
    focus: 'button New token',
  },
];

const webhooks: Operation[] = [
  ...make('New webhook', /saved it/, (at) => `https://example.com/${at}`),
  {
    name: 'switch one off',
    run: (page) => chooseByKey(button(page, 'Actions for https://example.com/1'), 'Switch off'),
    hears: ['Saved'],
    focus: 'button Actions for https://example.com/1',
  },
  {
    name: 'delete one',
    async run(page) {
      await chooseByKey(button(page, 'Actions for https://example.com/1'), 'Delete');
      await answer(page, 'Delete');
    },
    hears: ['Webhook deleted'],
    focus: 'button Actions for https://example.com/2',
  },
];

const roles: Operation[] = [
  {
    name: 'make a role',
    async run(page) {
      await press(button(page, 'New role'));
      await page.getByRole('dialog').getByRole('textbox').first().fill('Guest');
      await page.keyboard.press('Enter');
    },
    hears: ['Role Guest created'],
    focus: 'button New role',
  },
  {
    name: 'delete it',
    async run(page) {
      await chooseByKey(button(page, 'Actions for the role Guest'), 'Delete');
      await answer(page, /Delete/);
    },
    hears: ['Role Guest deleted'],
    focus: /^button Actions for the role/,
  },
];

const terms: Operation[] = [
  {
    name: 'change a term',
    run: (page) => chooseByKey(button(page, /^Actions for “aufgrund/), /Edit/),
    hears: [],
    focus: 'textbox Not this',
  },
  { name: 'leave it', run: (page) => keys(page, 'Escape'), hears: [], focus: 'button Actions for “aufgrund von”' },
  {
    name: 'delete a term',
    run: (page) => chooseByKey(button(page, /^Actions for “através/), /Delete/),
    hears: ['“através de” deleted from the glossary Undo', '1–10 of 11'],
    focus: 'button Actions for “aufgrund von”',
  },
];

const bundle: Operation[] = [
  {
    name: 'take an item out',
    run: (page) => chooseByKey(button(page, /^Actions for “Winter boxes/), /Take out/),
    hears: ['“Winter boxes, last call” is no longer in the bundle Undo'],
    focus: 'button Actions for “How we choose paper”',
  },
  {
    name: 'take the last one out',
    run: (page) => chooseByKey(button(page, /^Actions for “How/), /Take out/),
    hears: ['“How we choose paper” is no longer in the bundle Undo'],
    focus: 'combobox Add items',
  },
  {
    name: 'dissolve it',
    async run(page) {
      await chooseByKey(button(page, /^Actions for “Winter catalogue/), /Dissolve/);
      await answer(page, /Dissolve/);
    },
    hears: ['“Winter catalogue goes live” dissolved', 'Bundles'],
    focus: 'heading Bundles',
  },
];

const events: Operation[] = [
  {
    name: 'open an event, and close it',
    async run(page) {
      await press(button(page, /Reader’s evening/));
      await page.getByRole('dialog', { name: 'Reader’s evening' }).press('Escape');
    },
    hears: [],
    focus: /^button .*Reader’s evening/,
  },
  {
    name: 'delete it',
    async run(page) {
      await press(button(page, /Reader’s evening/));
      await press(page.getByRole('dialog').getByRole('button', { name: /^Delete/ }));
    },
    hears: ['“Reader’s evening” deleted. Undo'],
    focus: /^button /,
  },
];

const deletedInvoices: Operation[] = [
  { name: 'select', run: (page) => select(page, /^Select Draft 5036/), hears: [], focus: 'checkbox Select Draft 5036' },
  {
    name: 'delete what is selected',
    run: (page) => press(selectionBar(page).getByRole('button', { name: /^Delete/ })),
    hears: ['1 invoice deleted Undo', '1–2 of 2'],
    focus: 'checkbox Select Draft 5034',
  },
  {
    name: 'delete another',
    run: (page) => chooseByKey(button(page, 'Actions for Draft 5034'), 'Delete'),
    hears: ['1 invoice deleted Undo', '1–1 of 1'],
    focus: 'button Actions for Draft 5026',
  },
  {
    name: 'open the bin',
    run: (page) => press(page.getByRole('main').getByRole('link', { name: /Deleted/ })),
    hears: ['Deleted invoices'],
    focus: 'heading Deleted invoices',
  },
  {
    name: 'restore one',
    run: (page) => chooseByKey(button(page, 'Actions for Draft 5034'), 'Restore'),
    hears: ['Draft 5034 restored', '1–1 of 1'],
    focus: 'button Actions for Draft 5036',
  },
];
for (const [path, operations] of [
  ['/apps/email/trash', trash],
  ['/apps/email/draft', drafts],
  ['/apps/chat/6', messages],
  ['/content/assets', library],
  ['/pages/account-settings/tokens', tokens],
  ['/apps/user/organisation/webhooks', webhooks],
  ['/apps/user/roles', roles],
  ['/content/glossary', terms],
  ['/content/bundles/2', bundle],
  ['/apps/calendar?view=month', events],
  ['/apps/invoice/list?status=Draft&perPage=10', deletedInvoices],
] as const)
  test(`${path}: each operation says one short thing, and keeps the focus`, async ({ page }) => {
    // Each waits until nothing more is said: slow on a shared machine.
    test.setTimeout(300_000);
    await page.goto(path);
    await walk(page, operations);
  });
