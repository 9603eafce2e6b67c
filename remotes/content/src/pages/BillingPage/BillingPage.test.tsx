import { giveElementsASize, renderApp } from '@atrium/standalone/testing';
import { screen, waitFor, within } from '@testing-library/react';
import app from '../../app';
import { testOptions } from '../../testing/testOptions';

giveElementsASize({ width: 1200 });

type Role = NonNullable<Parameters<typeof renderApp>[1]['role']>;
const open = (route = '/content/billing', role: Role = 'admin') => renderApp(app, { ...testOptions, route, role });

test('an invoice that failed is paid once the card is changed; of its number four digits are kept @all', async () => {
  const { user } = await open();
  expect(await screen.findByRole('alert')).toHaveTextContent(/€97\.17.*The card has expired/);
  await user.click(screen.getByRole('button', { name: 'Pay €97.17' }));
  expect(await screen.findByText(/Tried 3 times/)).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: 'Change card' })[0] ?? document.body);
  const form = within(await screen.findByRole('dialog', { name: 'Change card' }));
  await user.type(await form.findByRole('textbox', { name: 'Card number' }), '4242424242424241');
  await user.type(form.getByRole('textbox', { name: /Expires/ }), '10/26');
  await user.click(form.getByRole('button', { name: 'Save card' }));
  expect(await form.findByText('Enter the number of a Visa, Mastercard or American Express card.')).toBeVisible();
  await user.type(form.getByRole('textbox', { name: 'Card number' }), '{Backspace}2');
  await user.clear(form.getByRole('textbox', { name: /Expires/ }));
  await user.type(form.getByRole('textbox', { name: /Expires/ }), '10/40');
  await user.click(form.getByRole('button', { name: 'Save card' }));
  await user.click(await screen.findByRole('button', { name: 'Pay €97.17' }));
  expect(await screen.findByText('Invoice AT-1044 paid')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(within(screen.getByRole('region', { name: 'Plan' })).getByText('Active')).toBeVisible();
});

test('a card that somebody else changes meanwhile is named, and replaced by saving again @all', async () => {
  const { user, runtime } = await open();
  await user.click((await screen.findAllByRole('button', { name: 'Change card' }))[0] ?? document.body);
  const form = within(await screen.findByRole('dialog', { name: 'Change card' }));
  await user.type(await form.findByRole('textbox', { name: 'Card number' }), '4242424242424242');
  await user.type(form.getByRole('textbox', { name: /Expires/ }), '10/40');
  await runtime.http.post('/apps/billing/card', { brand: 'amex', lastFour: '0005', expires: '2041-01' });
  await user.click(form.getByRole('button', { name: 'Save card' }));
  expect(await form.findByText(/it is now American Express ending in 0005/)).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Save card' }));
  expect(await screen.findByText('Card changed')).toBeVisible();
  const { data } = await runtime.http.get('/apps/billing/status');
  expect(data.account.card).toMatchObject({ brand: 'visa', lastFour: '4242' });
});

test('a maintainer reads what is paid, and reads who can pay', async () => {
  await open('/content/billing', 'maintainer');
  expect(await screen.findByText(/Ask an admin to pay it/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Pay|Change card/ })).toBeNull();
});

test('an invoice shows its lines to the last cent', async () => {
  await open('/content/payments/8');
  const table = within(await screen.findByRole('table', { name: 'Items' }));
  expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'ItemQuantityAmount',
    'Plan Standard, one month1€49.00',
    'Further seats4€24.00',
    'Packs of scheduled posts2€18.00',
    'Tax, 23%€20.93',
    'Total€111.93',
    'Refunded−€11.07',
  ]);
});

test('lists payments with their sums', async () => {
  await open('/content/payments?status=failed');
  const table = within(await screen.findByRole('table', { name: 'Payments' }));
  expect(await table.findByText('AT-1044')).toBeVisible();
  expect(table.getAllByRole('row')).toHaveLength(2);
  expect(screen.getByText('Open').nextElementSibling).toHaveTextContent('€97.17');
});
