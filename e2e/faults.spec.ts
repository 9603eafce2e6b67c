import type { Page, Route } from '@playwright/test';
import { expect, signIn, test } from './fixtures';

/** What may happen to the files of a remote on their way. */
const faults: Record<string, (route: Route) => Promise<void>> = {
  'answer 404': (route) => route.fulfill({ status: 404, body: 'Not found' }),
  'answer 503': (route) => route.fulfill({ status: 503, body: 'Busy' }),
  'are HTML': (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><p>Hello' }),
  'are broken JS': (route) => route.fulfill({ status: 200, contentType: 'text/javascript', body: 'function ( {' }),
  'are empty': (route) => route.fulfill({ status: 200, contentType: 'text/javascript', body: '' }),
  'never arrive': () => new Promise(() => undefined),
};

/** The menu entry of an app, with or without its badge. */
const entryOf = (name: string) => new RegExp(`^${name}( \\d+)?$`);

const filesOf = (id: string) => new RegExp(`/remotes/${id}/`);

/** Brings an app down before it is opened; returns how to bring it back. */
async function bringDown(page: Page, id: string, fault: (route: Route) => Promise<void>) {
  await page.route(filesOf(id), fault);
  return () => page.unroute(filesOf(id), fault);
}

async function expectFaultThatHeals(
  page: Page,
  app: { id: string; name: string; title?: string },
  fault: (route: Route) => Promise<void>,
) {
  await signIn(page, 'admin');
  await page.goto('/access-control');
  const menu = page.getByRole('navigation', { name: 'Main' });
  const card = page
    .getByRole('main')
    .getByRole('alert')
    .filter({ hasText: `${app.title ?? app.name} can’t be opened right now` });

  const bringBack = await bringDown(page, app.id, fault);
  await menu.getByRole('link', { name: entryOf(app.name) }).click();
  await expect(card).toBeVisible({ timeout: 12_000 });
  await expect(card).toContainText('Everything else works as usual');

  // The rest works, through the menu and without a reload.
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const other =
    app.id === 'calendar' ? { name: 'To-do', path: '/apps/todo' } : { name: 'Calendar', path: '/apps/calendar' };
  await menu.getByRole('link', { name: entryOf(other.name) }).click();
  await expect(page).toHaveURL(new RegExp(other.path));
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeAttached();
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);

  await menu.getByRole('link', { name: entryOf(app.name) }).click();
  await expect(card).toBeVisible({ timeout: 12_000 });
  await bringBack();
  await card.getByRole('button', { name: 'Try again' }).click();
  await expect(card).toBeHidden();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeAttached();
  expect(await page.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true);
}

const apps = [
  { id: 'chat', name: 'Chat' },
  { id: 'todo', name: 'To-do' },
  { id: 'calendar', name: 'Calendar' },
  { id: 'users', name: 'Users' },
  { id: 'invoices', name: 'Invoices' },
  { id: 'ecommerce', name: 'Shop' },
  { id: 'pages', name: 'FAQ', title: 'Pages' },
  { id: 'dashboards', name: 'Analytics', title: 'Dashboards' },
];

for (const [what, fault] of Object.entries(faults))
  test(`email's files ${what}: the rest works, and "Try again" heals`, async ({ page, allowErrors }) => {
    allowErrors(/.*/);
    await expectFaultThatHeals(page, { id: 'email', name: 'Email' }, fault);
  });

for (const app of apps)
  for (const what of ['answer 404', 'are broken JS', 'never arrive'])
    test(`${app.id}'s files ${what}: the rest works, and "Try again" heals`, async ({ page, allowErrors }) => {
      allowErrors(/.*/);
      await expectFaultThatHeals(page, app, faults[what] ?? (() => Promise.reject(new Error(what))));
    });
