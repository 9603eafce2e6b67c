import { renderInApp } from '@atrium/standalone/testing';
import { screen, waitFor, within } from '@testing-library/react';
import app from '../../app';
import { testOptions } from '../../testing/testOptions';
import CartSlot from '.';

const options = { ...testOptions, route: '/' };
const open = () => renderInApp(app, <CartSlot />, options);
const line = async (name: string) => {
  const link = await screen.findByRole('link', { name });
  return within(link.closest('li') ?? link);
};
type Opened = Awaited<ReturnType<typeof open>>;
const storedCart = async ({ runtime }: Opened): Promise<{ name: string; qty: number }[]> =>
  (await runtime.http.get('/apps/ecommerce/cart')).data.products;

test('shows what is in the cart, and a sum that counts quantities', async () => {
  const opened = await open();
  const wallet = await line('Card Wallet');
  expect(screen.getByText('5 products')).toBeVisible();
  expect(screen.getByText('€140.80')).toBeVisible();

  await opened.user.click(wallet.getByRole('button', { name: 'One more' }));
  expect(wallet.getByText('€49.00')).toBeVisible();
  expect(screen.getByText('€165.30')).toBeVisible();
  await waitFor(async () =>
    expect(await storedCart(opened)).toContainEqual(expect.objectContaining({ name: 'Card Wallet', qty: 2 })),
  );
});

test('takes a typed quantity from 1 to 99', async () => {
  const opened = await open();
  const wallet = await line('Card Wallet');
  const quantity = wallet.getByRole('textbox', { name: 'Quantity' });
  expect(wallet.getByRole('button', { name: 'One fewer' })).toBeDisabled();
  await opened.user.clear(quantity);
  await opened.user.type(quantity, '250{Enter}');
  expect(quantity).toHaveValue('99');
  expect(wallet.getByRole('button', { name: 'One more' })).toBeDisabled();
  expect(screen.getByText('€2,541.80')).toBeVisible();

  await opened.user.clear(quantity);
  await opened.user.tab();
  expect(quantity).toHaveValue('99');
});

test('puts the quantity back when it could not be kept', async () => {
  const { user, demo } = await open();
  const wallet = await line('Card Wallet');
  demo.settings.failureRate = 1;
  await user.click(wallet.getByRole('button', { name: 'One more' }));
  expect(await screen.findByText('The quantity of Card Wallet could not be changed')).toBeVisible();
  expect(wallet.getByRole('textbox', { name: 'Quantity' })).toHaveValue('1');
});

test('removes a product, and brings it back to its place', async () => {
  const opened = await open();
  await opened.user.click((await line('Card Wallet')).getByRole('button', { name: 'Remove Card Wallet' }));
  expect(await screen.findByText('Card Wallet removed')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Card Wallet' })).toBeNull();
  expect(screen.getByText('4 products')).toBeVisible();

  await opened.user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('link', { name: 'Card Wallet' })).toBeVisible();
  expect((await storedCart(opened)).map(({ name }) => name)[1]).toBe('Card Wallet');
});

test('says when it is empty', async () => {
  const { user } = await open();
  for (const remove of await screen.findAllByRole('button', { name: /^Remove / })) await user.click(remove);
  expect(await screen.findByText('The cart is empty')).toBeVisible();
  expect(screen.getByRole('link', { name: 'To the shop' })).toHaveAttribute('href', '/apps/ecommerce/shop');
});
