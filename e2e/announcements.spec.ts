import type { Page } from '@playwright/test';
import { test } from './fixtures';
import { chooseByKey, type Operation, press, walk } from './support/announcements';

// What a screen reader says by itself, and where the keyboard is afterwards: a row for each operation. The focus is never on
// the page's body.

test.use({ account: 'admin' });

const button = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name }).first();
const undo = (page: Page) => press(page.getByRole('button', { name: 'Undo' }).first());
/** Not the page's body. */
const anywhere = /^(?!body$)/;
const keys = async (page: Page, ...all: string[]) => {
  for (const key of all) await page.keyboard.press(key);
};

const people: Operation[] = [
  { name: 'order', run: (page) => press(button(page, /^Name$/)), hears: ['1–10 of 132'], focus: 'button Name' },
  {
    name: 'another order',
    run: (page) => press(button(page, /^Email$/)),
    hears: ['1–10 of 132'],
    focus: 'button Email',
  },
  {
    name: 'next page',
    run: (page) => press(page.getByRole('link', { name: 'Next page' })),
    hears: ['11–20 of 132'],
    focus: 'link Next page',
  },
  {
    name: 'choose a row',
    run: (page) => press(page.getByRole('checkbox', { name: /^Select (?!all)/ }).first(), 'Space'),
    hears: [],
    focus: /^checkbox Select/,
  },
  { name: 'next row', run: (page) => keys(page, 'j'), hears: [], focus: /^link / },
  { name: 'clear the selection', run: (page) => keys(page, 'Escape'), hears: [], focus: /^link / },
  {
    name: 'search',
    async run(page) {
      await page.getByRole('searchbox', { name: 'Search name or email' }).focus();
      await page.keyboard.type('an');
    },
    hears: ['1–10 of 38'],
    focus: 'searchbox Search name or email',
  },
  {
    name: 'clear the search',
    run: (page) => press(button(page, 'Clear')),
    hears: ['1–10 of 132'],
    focus: 'searchbox Search name or email',
  },
  {
    name: 'delete a person',
    run: (page) => chooseByKey(button(page, /^Actions for Amira/), 'Delete'),
    hears: ['Amira Haddad deleted Undo', '1–10 of 131'],
    focus: /^button Actions for/,
  },
  { name: 'undo', run: undo, hears: ['1 user restored', '1–10 of 132'], focus: anywhere },
];

const invoices: Operation[] = [
  {
    name: 'delete a draft',
    run: (page) => chooseByKey(button(page, 'Actions for Draft 5036'), 'Delete'),
    hears: ['1 invoice deleted Undo', '1–2 of 2'],
    focus: 'button Actions for Draft 5034',
  },
  {
    name: 'delete the last draft',
    run: (page) => chooseByKey(button(page, 'Actions for Draft 5026'), 'Delete'),
    hears: ['1 invoice deleted Undo', '1–1 of 1'],
    focus: 'button Actions for Draft 5034',
  },
  {
    name: 'delete the only one',
    run: (page) => chooseByKey(button(page, 'Actions for Draft 5034'), 'Delete'),
    hears: ['1 invoice deleted Undo', 'Nothing matches'],
    focus: anywhere,
  },
];

const emails: Operation[] = [
  {
    name: 'open an email',
    run: (page) => press(page.getByRole('link', { name: /Launch post/ })),
    hears: ['Launch post: last look before legal'],
    focus: /^link .*Launch post/,
  },
  {
    name: 'older',
    run: (page) => keys(page, 'j'),
    hears: ['Re: Photo rights for the Lisbon story'],
    focus: /^link .*Launch post/,
  },
  {
    name: 'newer',
    run: (page) => keys(page, 'k'),
    hears: ['Launch post: last look before legal'],
    focus: /^link .*Launch post/,
  },
  { name: 'star', run: (page) => keys(page, 's'), hears: [], focus: /^link .*Launch post/ },
  {
    name: 'archive',
    run: (page) => press(button(page, /^Archive/)),
    hears: ['Re: Photo rights for the Lisbon story', 'Archived Undo'],
    focus: 'button Archive',
  },
  {
    name: 'delete',
    run: (page) => press(button(page, /^Delete/)),
    hears: ['Editorial stand-up moved to 10:30', 'Moved to the trash Undo'],
    focus: 'button Delete',
  },
  { name: 'undo', run: undo, hears: [], focus: anywhere },
];

const tasks: Operation[] = [
  {
    name: 'complete',
    run: (page) =>
      press(page.getByRole('checkbox', { name: 'Complete “Collect mistakes for the corrections page”' }), 'Space'),
    hears: ['“Collect mistakes for the corrections page” is done. Undo'],
    focus: 'link Plan the repairs page for the catalogue',
  },
  {
    name: 'delete',
    run: (page) => press(page.getByRole('link', { name: 'Portraits at Casa do Cais' }), 'Delete'),
    hears: ['“Portraits at Casa do Cais” deleted. Undo'],
    focus: 'link Try the article page on an old phone',
  },
  { name: 'undo', run: undo, hears: [], focus: anywhere },
];

const reviews: Operation[] = [
  {
    name: 'next item',
    run: (page) => keys(page, 'j'),
    hears: ['Correction: the map on page 96'],
    focus: anywhere,
  },
  { name: 'previous item', run: (page) => keys(page, 'k'), hears: ['One price, from 1 December'], focus: anywhere },
  {
    name: 'approve',
    run: (page) => press(button(page, /^Approve version/)),
    hears: ['“One price, from 1 December” approved Undo', 'Correction: the map on page 96'],
    focus: 'button Approve version 2',
  },
  {
    name: 'approve the next',
    run: (page) => press(button(page, /^Approve version/)),
    hears: ['“Correction: the map on page 96” approved Undo', 'Lisbon story: the gallery'],
    focus: 'button Approve version 1',
  },
];

const shop: Operation[] = [
  {
    name: 'next page',
    run: (page) => press(button(page, 'Next page')),
    hears: ['27 results'],
    focus: 'button Next page',
  },
  {
    name: 'a category',
    run: (page) => press(page.getByRole('checkbox', { name: /^Audio/ }), 'Space'),
    hears: ['3 results'],
    focus: 'checkbox Audio 3',
  },
  {
    name: 'remove the filter',
    run: (page) => press(button(page, /^Remove the filter/)),
    hears: ['27 results'],
    focus: /^link /,
  },
  {
    name: 'put into the cart',
    run: (page) => press(button(page, /^Add to cart/)),
    hears: [],
    focus: /^link View in cart/,
  },
];

const wishes: Operation[] = [
  {
    name: 'remove a wish',
    run: (page) => press(button(page, /^Remove Proof Pencils/)),
    hears: ['Proof Pencils, Blue removed from the wishlist Undo'],
    focus: 'button Remove Style Guide, Fourth Edition from the wishlist',
  },
  {
    name: 'remove the last wish',
    run: (page) => press(button(page, /^Remove Style Guide/)),
    hears: ['Style Guide, Fourth Edition removed from the wishlist Undo'],
    focus: 'link To the shop',
  },
];

const overview: Operation[] = [
  {
    name: 'complete a task',
    run: (page) => press(page.getByRole('region', { name: 'Today’s tasks' }).getByRole('checkbox').first(), 'Space'),
    hears: [/ is done\. Undo$/],
    focus: /^checkbox Complete/,
  },
  { name: 'arrange', run: (page) => press(button(page, 'Customise')), hears: [], focus: 'button Done' },
  {
    name: 'remove a card',
    run: (page) => press(button(page, 'Remove Latest emails')),
    hears: ['Latest emails removed'],
    focus: /^button Move /,
  },
];

const search = (page: Page) => page.getByRole('main').getByRole('searchbox').first();
const type = async (page: Page, text: string) => {
  await search(page).focus();
  // At once: on a busy machine each letter is answered by itself, and said.
  await page.keyboard.insertText(text);
};
const next = async (page: Page, radio: string) => {
  await page.getByRole('radio', { name: radio }).focus();
  await page.keyboard.press('ArrowRight');
};

const conversations: Operation[] = [
  {
    name: 'open a conversation',
    run: (page) => press(page.getByRole('main').getByRole('link', { name: /Amira Haddad/ })),
    hears: [],
    focus: /^link .*Amira Haddad/,
  },
  { name: 'search', run: (page) => type(page, 'mei'), hears: ['1 result'], focus: /^searchbox/ },
  { name: 'find nobody', run: (page) => type(page, 'zzz'), hears: ['Nothing matches'], focus: /^searchbox/ },
  { name: 'clear the search', run: (page) => press(button(page, 'Clear')), hears: [], focus: /^searchbox/ },
];

const months: Operation[] = [
  {
    name: 'next month',
    run: (page) => press(page.getByRole('main').getByRole('button', { name: 'Next month' }).last()),
    hears: ['December 2026'],
    focus: 'button Next month',
  },
  {
    name: 'previous month',
    run: (page) => press(page.getByRole('main').getByRole('button', { name: 'Previous month' }).last()),
    hears: ['November 2026'],
    focus: 'button Previous month',
  },
  { name: 'week', run: (page) => next(page, 'Month'), hears: [/2026$/], focus: 'radio Week' },
  {
    name: 'find no event',
    run: (page) => type(page, 'zzz'),
    hears: [/^No event of the chosen calendars contains “zzz”/],
    focus: /^searchbox/,
  },
];

const settings: Operation[] = [
  {
    name: 'a name that is missing',
    async run(page) {
      await page.getByLabel('Full name').fill('');
      await page.keyboard.press('Enter');
    },
    hears: ['1 change not saved', /Full name/],
    focus: 'textbox Full name',
  },
  {
    name: 'save',
    async run(page) {
      await page.getByLabel('Full name').fill('Joana D.');
      await page.keyboard.press('Enter');
    },
    hears: ['All changes saved'],
    focus: 'textbox Full name',
  },
];

const questions: Operation[] = [
  { name: 'search', run: (page) => type(page, 'invoice'), hears: ['3 results for “invoice”'], focus: /^searchbox/ },
  { name: 'find nothing', run: (page) => type(page, 'zzz'), hears: ['Nothing matches'], focus: /^searchbox/ },
];

const help: Operation[] = [
  { name: 'search', run: (page) => type(page, 'password'), hears: [/^\d+ results?$/], focus: /^searchbox/ },
  { name: 'find nothing', run: (page) => type(page, 'zzz'), hears: ['Nothing matches'], focus: /^searchbox/ },
];

const cart: Operation[] = [
  {
    name: 'one more',
    run: (page) => press(button(page, 'One more')),
    hears: ['Total €173.89'],
    focus: 'button One more',
  },
  {
    name: 'remove a product',
    run: (page) => press(button(page, 'Remove Card Wallet')),
    hears: ['Total €151.35', 'Card Wallet removed Undo'],
    focus: 'button Remove Proof Pencils, Blue',
  },
  { name: 'undo', run: undo, hears: ['Total €173.89'], focus: 'button Remove Proof Pencils, Blue' },
  {
    name: 'a coupon that nobody knows',
    async run(page) {
      await press(button(page, /^Add a coupon/));
      await page.getByRole('textbox', { name: 'Coupon' }).fill('NOPE');
      await page.keyboard.press('Enter');
    },
    hears: ['This code is unknown.'],
    focus: 'textbox Coupon',
  },
];

const product: Operation[] = [
  {
    name: 'add to the cart',
    run: (page) => press(button(page, 'Add to cart')),
    hears: ['Index Card Box is in the cart View in cart'],
    focus: 'button Add to cart',
  },
  {
    name: 'take off the wishlist',
    run: (page) => press(button(page, /^On the wishlist/)),
    hears: [],
    focus: 'button On the wishlist: Index Card Box',
  },
  {
    name: 'reviews with five stars',
    run: (page) => press(button(page, /^5 stars/)),
    hears: [],
    focus: 'button 5 stars: 2 reviews, show only these',
  },
];

const cards: Operation[] = [
  {
    name: 'move a card',
    run: (page) => press(page.getByRole('link', { name: /Budget of a magazine/ }), 'Shift+ArrowRight'),
    hears: [
      '“Budget of a magazine, in one picture” is in review Undo',
      /^“Budget of a magazine, in one picture” is in “In review”, place \d+ of \d+\.$/,
    ],
    focus: 'link Budget of a magazine, in one picture',
  },
];

const weeks: Operation[] = [
  { name: 'next week', run: (page) => press(button(page, 'Next week')), hears: [/2026$/], focus: 'button Next week' },
  {
    name: 'previous week',
    run: (page) => press(button(page, 'Previous week')),
    hears: [/2026$/],
    focus: 'button Previous week',
  },
  {
    name: 'try again',
    run: (page) => press(button(page, 'Try again')),
    hears: ['“Portrait of a pilot” could not be published'],
    focus: 'button Try again',
  },
];

const published: Operation[] = [
  { name: 'search', run: (page) => type(page, 'letters'), hears: ['1–1 of 1'], focus: /^searchbox/ },
  {
    name: 'ask why it is unpublished',
    run: (page) => chooseByKey(button(page, /^Actions for “Letters, answered/), /Unpublish/),
    hears: [],
    focus: 'textbox Why is it being unpublished?',
  },
];

const allInvoices: Operation[] = [
  { name: 'search', run: (page) => type(page, 'weber'), hears: ['1–5 of 5'], focus: /^searchbox/ },
  { name: 'clear the search', run: (page) => press(button(page, 'Clear')), hears: ['1–10 of 52'], focus: /^searchbox/ },
];

const answer = (page: Page, name: string | RegExp) =>
  press(page.getByRole('dialog').getByRole('button', { name }).last());

const clients: Operation[] = [
  {
    name: 'delete a client',
    async run(page) {
      await chooseByKey(button(page, 'Actions for Ana Beltrán'), 'Delete');
      await answer(page, 'Delete');
    },
    hears: ['Ana Beltrán removed from your clients', '1–10 of 12'],
    focus: 'button Actions for Dalal Al-Fahad',
  },
];

const remarks: Operation[] = [
  {
    name: 'remove a note',
    run: (page) => press(button(page, 'Remove the note “Newsletter sent”')),
    hears: ['“Newsletter sent” removed Undo'],
    focus: 'button Remove the note “Launch post published”',
  },
  { name: 'undo', run: undo, hears: [], focus: anywhere },
];

const posts: Operation[] = [
  {
    name: 'ask before a comment is deleted',
    run: (page) => press(button(page, 'Delete Inês Carvalho’s comment')),
    hears: [],
    focus: 'button Cancel',
  },
  {
    name: 'delete a comment',
    run: (page) => answer(page, 'Delete'),
    hears: ['Comment deleted'],
    focus: /^button /,
  },
];

const lists: Operation[] = [
  {
    name: 'delete a project',
    async run(page) {
      await chooseByKey(button(page, 'Actions for “Advent calendar”'), /Delete/);
      await answer(page, /Delete/);
    },
    hears: ['“Advent calendar” deleted.'],
    focus: 'button Actions for “Product launch”',
  },
];

const bin: Operation[] = [
  {
    name: 'delete a person',
    run: (page) => chooseByKey(button(page, /^Actions for Amira/), 'Delete'),
    hears: ['Amira Haddad deleted Undo', '1–10 of 131'],
    focus: /^button Actions for/,
  },
  {
    name: 'open the bin',
    run: (page) => press(page.getByRole('main').getByRole('link', { name: /Deleted/ })),
    hears: ['Deleted users'],
    focus: 'heading Deleted users',
  },
  {
    name: 'restore the only one',
    run: (page) => chooseByKey(button(page, /^Actions for Amira/), 'Restore'),
    hears: ['Amira Haddad restored'],
    focus: anywhere,
  },
];

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
  ['/apps/invoice/clients', clients],
  ['/dashboard/analytics', remarks],
  ['/pages/profile', posts],
  ['/apps/todo?filter=important', lists],
  ['/apps/user/list?perPage=10', bin],
  ['/apps/user/list', people],
  ['/apps/invoice/list?status=Draft', invoices],
  ['/apps/email', emails],
  ['/apps/todo', tasks],
  ['/content/review', reviews],
  ['/apps/ecommerce/shop', shop],
  ['/apps/ecommerce/wishlist', wishes],
  ['/', overview],
  ['/apps/chat', conversations],
  ['/apps/calendar', months],
  ['/pages/account-settings', settings],
  ['/pages/faq', questions],
  ['/pages/knowledge-base', help],
  ['/apps/ecommerce/checkout', cart],
  ['/apps/ecommerce/product-detail', product],
  ['/content/board', cards],
  ['/content/schedule', weeks],
  ['/content/published', published],
  ['/apps/invoice/list', allInvoices],
] as const)
  test(`${path}: each operation says one short thing, and keeps the focus`, async ({ page }) => {
    // Each waits until nothing more is said: slow on a shared machine.
    test.setTimeout(300_000);
    await page.goto(path);
    await walk(page, operations);
  });
