import { screen, within } from '@testing-library/react';
import { memoryStorage } from 'shared/runtime';
import { renderApp } from 'shared/testing';
import app from '../../app';
import { testOptions } from '../../testing/testOptions';

const open = (search = '', more = {}) =>
  renderApp(app, { ...testOptions, route: `/apps/ecommerce/checkout${search}`, ...more });
type User = Awaited<ReturnType<typeof open>>['user'];

const address = { Phone: '+41 44 555 01 02', 'Street and number': 'Hill Road 2', Postcode: '8001', City: 'Zurich' };
async function fillIn(user: User) {
  for (const [name, text] of Object.entries(address)) {
    await user.click(await screen.findByRole('textbox', { name }));
    await user.paste(text);
  }
}
const summary = async () => within(await screen.findByRole('region', { name: 'Summary' }));

test('adds up what the order costs', async () => {
  const { user } = await open();
  const sums = await summary();
  expect(await sums.findByText('€140.80')).toBeVisible();
  expect(sums.getByText('−€15.05')).toBeVisible();
  expect(sums.getByText('€125.75')).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: 'One more' })[1] ?? document.body);
  expect(await sums.findByText('€165.30')).toBeVisible();
  expect(await sums.findByText('€148.29')).toBeVisible();
});

test('asks for the address before the payment, and for all that is needed of it', async () => {
  const { user, getPath } = await open('?step=payment');
  await user.click(await screen.findByRole('button', { name: 'Continue to payment' }));
  expect(await screen.findAllByText('Please fill this in.')).toHaveLength(4);
  expect(screen.getByRole('textbox', { name: 'Full name' })).toHaveValue('Joana Duarte');
  expect(screen.queryByRole('link', { name: /Payment/ })).toBeNull();

  await fillIn(user);
  await user.click(screen.getByRole('button', { name: 'Continue to payment' }));
  expect(await screen.findByRole('button', { name: 'Place order' })).toBeVisible();
  expect(getPath()).toBe('/apps/ecommerce/checkout?step=payment');
});

test('keeps what was typed, from step to step and when opened again', async () => {
  const storage = memoryStorage();
  const { user, unmount } = await open('?step=address', { storage });
  await fillIn(user);
  await user.click(screen.getByRole('link', { name: /Cart/ }));
  await user.click(await screen.findByRole('button', { name: 'Continue to address' }));
  expect(await screen.findByRole('textbox', { name: 'City' })).toHaveValue('Zurich');
  unmount();
  const again = await open('?step=address', { storage });
  expect(await screen.findByRole('textbox', { name: 'Street and number' })).toHaveValue('Hill Road 2');
  again.unmount();
  await open('?step=address', { storage, role: 'maintainer' });
  expect(await screen.findByRole('textbox', { name: 'Street and number' })).toHaveValue('');
});

test('places the order, shows what was ordered, and leaves the cart empty', async () => {
  const { user, runtime } = await open('?step=address');
  await fillIn(user);
  await user.click(screen.getByRole('button', { name: 'Continue to payment' }));
  await user.click(await screen.findByRole('radio', { name: /Bank transfer/ }));
  await user.click(screen.getByRole('button', { name: 'Place order' }));

  expect(await screen.findByText('Thank you, the order is placed')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Order 1' })).toBeVisible();
  expect(screen.getByText('€125.75')).toBeVisible();
  expect(screen.getByText(/Hill Road 2/)).toBeVisible();
  expect(screen.getByText('Bank transfer')).toBeVisible();
  expect((await runtime.http.get('/apps/ecommerce/cart')).data.products).toEqual([]);
});

test('says when the order could not be placed, and keeps all of it', async () => {
  const { user, demo } = await open('?step=address');
  await fillIn(user);
  await user.click(screen.getByRole('button', { name: 'Continue to payment' }));
  const place = await screen.findByRole('button', { name: 'Place order' });
  demo.settings.failureRate = 1;
  await user.click(place);
  expect(await screen.findByRole('alert')).toHaveTextContent('The order could not be placed');
  demo.settings.failureRate = 0;
  await user.click(place);
  expect(await screen.findByText('Thank you, the order is placed')).toBeVisible();
});
