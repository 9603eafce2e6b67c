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

// What a screen reader says by itself, and where the keyboard is afterwards: a row for each operation. The focus is never on
// the page's body.

test.use({ account: 'admin' });

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

for (const [path, operations] of [
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
