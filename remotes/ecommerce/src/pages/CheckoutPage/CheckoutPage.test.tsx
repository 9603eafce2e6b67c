import { memoryStorage } from '@atrium/sdk';
import { renderApp } from '@atrium/standalone/testing';
import { screen, waitFor, within } from '@testing-library/react';
import app from '../../app';
// Loaded on demand: under load the first time exceeds the test's timeout.
import '../../model/addressFormats';
import { testOptions } from '../../testing/testOptions';

const at = '/apps/ecommerce/checkout';
const open = (step = '', more = {}) => renderApp(app, { ...testOptions, route: `${at}${step}`, ...more });
type User = Awaited<ReturnType<typeof open>>['user'];

const address = { 'Street and number': 'Hill Road 2', Postcode: '8001', City: 'Zurich', Phone: '044 555 01 02' };
async function fillIn(user: User, fields: Record<string, string> = address) {
  for (const [name, text] of Object.entries(fields)) {
    const field = await screen.findByRole('textbox', { name });
    await user.clear(field);
    await user.click(field);
    await user.paste(text);
  }
}
const button = (name: string) => screen.findByRole('button', { name });
const summary = async () => within(await screen.findByRole('region', { name: 'Summary' }));

test('adds up what the order costs, with a coupon and a gift card @all', async () => {
  const { user } = await open();
  const sums = await summary();
  expect(await sums.findByText('€140.80')).toBeVisible();
  expect(sums.getByText('−€15.05')).toBeVisible();
  expect(sums.getByText('€125.75')).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: 'One more' })[1] ?? document.body);
  expect(await sums.findByText('€148.29')).toBeVisible();

  await user.click(await button('Add a coupon or gift card'));
  const coupon = screen.getByRole('textbox', { name: 'Coupon' });
  await user.type(coupon, 'summer{Enter}');
  expect(await sums.findByText('This coupon has expired.')).toBeVisible();
  await user.clear(coupon);
  await user.type(coupon, 'welcome10{Enter}');
  expect(await sums.findByText('−€14.83')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Gift card' }), 'GIFT-0050{Enter}');
  expect(await sums.findByText('−€50.00')).toBeVisible();
  expect(sums.getByText('€83.46')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove: Coupon' }));
  expect(await sums.findByText('€98.29')).toBeVisible();
});

test('proposes the latest address, and holds a new one against the formats of its country', async () => {
  const { user, getPath } = await open('/payment');
  expect(await screen.findByRole('radio', { name: /Torstraße 112/ })).toBeChecked();
  expect(getPath()).toBe(`${at}/address`);
  await user.click(screen.getByRole('radio', { name: 'Another address' }));
  await fillIn(user, { ...address, Postcode: '!!!', Phone: 'not a phone' });
  await user.click(await button('Continue to payment'));
  expect(await screen.findByText('Enter a postcode of that country.')).toBeVisible();
  expect(screen.getByText(/^Enter a phone number of that country/)).toBeVisible();
  expect(getPath()).toBe(`${at}/address`);
});

test('in Portuguese the postcode is a CEP in Brazil alone', async () => {
  const { user } = await open('/address', { language: 'pt' });
  await user.click(await screen.findByRole('radio', { name: 'Outro endereço' }));
  expect(await screen.findByRole('textbox', { name: 'Código postal' })).toBeVisible();
  const country = screen.getByRole('combobox', { name: 'País' });
  await user.type(country, 'Brasil');
  await user.click(await screen.findByRole('option', { name: 'Brasil' }));
  expect(await screen.findByRole('textbox', { name: 'CEP' })).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Código postal' })).toBeNull();
});

test('where the saved addresses cannot be had, one is typed @all', async () => {
  const { user, demo } = await open();
  const next = await button('Continue to address');
  demo.settings.failureRate = 1;
  await user.click(next);
  expect(await screen.findByRole('textbox', { name: 'Street and number' })).toBeVisible();
  expect(await button('Continue to payment')).toBeEnabled();
});

test('keeps what was typed, from step to step and when opened again, for its account', async () => {
  const storage = memoryStorage();
  const { user, unmount } = await open('/address', { storage });
  await user.click(await screen.findByRole('radio', { name: 'Another address' }));
  await fillIn(user);
  await user.click(screen.getByRole('radio', { name: /Torstraße 112/ }));
  await user.click(screen.getByRole('radio', { name: 'Another address' }));
  expect(await screen.findByRole('textbox', { name: 'City' })).toHaveValue('Zurich');
  unmount();
  const again = await open('/address', { storage });
  expect(await screen.findByRole('textbox', { name: 'Street and number' })).toHaveValue('Hill Road 2');
  again.unmount();
  await open('/address', { storage, role: 'maintainer' });
  expect(await screen.findByText('The cart is empty')).toBeVisible();
});

test('orders by card, of which nothing is kept but brand and last four digits', async () => {
  const storage = memoryStorage();
  const { user, runtime, getPath } = await open('/address', { storage });
  await user.click(await button('Continue to payment'));
  await user.click(await button('Place order'));
  expect(await screen.findByText(/^Enter the card number/)).toBeVisible();
  await fillIn(user, { 'Card number': '4242424242424242', 'Valid until': '11/29', 'Security code': '123' });
  expect(screen.getByRole('textbox', { name: 'Card number' })).toHaveValue('4242 4242 4242 4242');
  expect(storage.getItem('ecommerce/1/checkout') ?? '').not.toContain('4242');
  await user.click(await button('Place order'));

  expect(await screen.findByText('Thank you, the order is placed')).toBeVisible();
  expect(getPath()).toBe('/apps/ecommerce/orders/3');
  expect(screen.getByText(/Torstraße 112/)).toBeVisible();
  expect(screen.getByText('€125.75')).toBeVisible();
  const { data } = await runtime.http.get('/apps/ecommerce/orders/3');
  expect(data.order.card).toEqual({ brand: 'visa', lastFour: '4242' });
});

test('asks of what is collected for name and phone alone, and says where and how it is paid', async () => {
  const { user, getPath } = await open('/address');
  await user.click(await screen.findByRole('radio', { name: /Collect it in Lisbon/ }));
  expect(screen.getByText(/Rua do Alecrim 12/)).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Postcode' })).toBeNull();
  await fillIn(user, { 'Full name': 'Ann Lee', Phone: '' });
  await user.click(await button('Continue to payment'));
  expect(await screen.findByText('Enter a phone number.')).toBeVisible();
  await fillIn(user, { Phone: '+351 21 555 01 02' });
  await user.click(await button('Continue to payment'));
  await user.click(await screen.findByRole('radio', { name: /Pay on collection/ }));
  await user.click(await button('Place order'));
  expect(await screen.findByText('Thank you, the order is placed')).toBeVisible();
  expect(getPath()).toBe('/apps/ecommerce/orders/3');
  expect(screen.getByText('Ready to collect')).toBeVisible();
  expect(screen.queryByText(/Torstraße/)).toBeNull();
});

test('refuses to order for another total than was shown, and shows the new one', async () => {
  const { user, runtime } = await open('/address');
  await user.click(await button('Continue to payment'));
  await user.click(await screen.findByRole('radio', { name: /Cash on delivery/ }));
  const place = await button('Place order');
  // The change from another tab has not arrived yet.
  const untold = jest.spyOn(runtime.changes, 'publish').mockImplementation(() => undefined);
  await runtime.network.post('/apps/ecommerce/cart/21', { qty: 2 });
  untold.mockRestore();
  await user.click(place);
  expect(await screen.findByText('Nothing was ordered: the total is now €148.29')).toBeVisible();
  expect(await (await summary()).findByText('€148.29')).toBeVisible();
  await user.click(place);
  expect(await screen.findByText('Thank you, the order is placed')).toBeVisible();
});

test('says when the order could not be placed, and keeps all of it', async () => {
  const { user, demo } = await open('/address');
  await user.click(await button('Continue to payment'));
  await user.click(await screen.findByRole('radio', { name: /Cash on delivery/ }));
  const place = await button('Place order');
  demo.settings.failureRate = 1;
  await user.click(place);
  expect(await screen.findByText('The order could not be placed')).toBeVisible();
  demo.settings.failureRate = 0;
  await user.click(place);
  expect(await screen.findByText('Thank you, the order is placed')).toBeVisible();
  await user.click(await button('Buy again'));
  await waitFor(async () => expect(await (await summary()).findByText('€140.80')).toBeVisible());
});
