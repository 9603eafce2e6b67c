import { renderApp } from '@atrium/standalone/testing';
import { screen, waitFor, within } from '@testing-library/react';
import app from '../../app';
import { testOptions } from '../../testing/testOptions';

const open = (search = '') => renderApp(app, { ...testOptions, route: `/apps/invoice/list${search}` });

const shown = async () =>
  within(await screen.findByRole('table', { name: 'Invoices' }))
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent ?? '');

const note = 'Amounts are sorted within each currency.';

test('shows what the address asks for: several values, all but some, ranges', async () => {
  await open('?status=Paid,Draft&currency=!JPY&due=2026-01-01..2026-12-31&total=100..2000&sort=-total');
  const texts = await shown();
  expect(texts.length).toBeGreaterThan(2);
  for (const text of texts) expect(text).toMatch(/Paid|Draft/);
  for (const name of ['Status Paid, Draft', 'Currency is not JPY', /^Due 1 Jan.–.31 Dec 2026$/, 'Total 100–2,000'])
    expect(screen.getByRole('button', { name })).toBeVisible();
  expect(screen.getByText(note, { exact: false })).toBeVisible();
});

test('says nothing of currencies where only one is shown, or amounts are in no order', async () => {
  await open('?currency=EUR&sort=-total');
  await shown();
  expect(screen.queryByText(note, { exact: false })).toBeNull();
});

test('finds clients by name, and keeps their names in sight', async () => {
  const { user, getPath } = await open();
  // The head of the column has the same name.
  const filters = within(await screen.findByRole('toolbar', { name: 'Search and filters' }));
  await user.click(filters.getByRole('button', { name: 'Client' }));
  await user.type(await screen.findByRole('searchbox', { name: 'Search values' }), 'weber{Enter}');
  await waitFor(() => expect(screen.getAllByRole('checkbox', { name: /^(?!Select)/ })).toHaveLength(1));
  await user.click(screen.getByRole('checkbox', { name: 'Katrin Weber' }));
  await waitFor(() => expect(getPath()).toBe('/apps/invoice/list?client=office%40weber-partner.example'));
  expect(await screen.findByRole('button', { name: 'Client Katrin Weber' })).toBeVisible();
  await waitFor(async () => expect((await shown()).every((text) => text.includes('Weber'))).toBe(true));
});

test('keys lead through the rows, choose them, and let them go', async () => {
  const { user } = await open('?sort=id');
  await shown();
  await user.keyboard('jjx');
  expect(screen.getByRole('checkbox', { name: 'Select Invoice 4988' })).toBeChecked();
  await user.keyboard('{Escape}');
  expect(screen.getByRole('checkbox', { name: 'Select Invoice 4988' })).not.toBeChecked();
});
