import { renderApp } from '@atrium/standalone/testing';
import { screen, waitFor, within } from '@testing-library/react';
import app from '../../app';
import { testOptions } from '../../testing/testOptions';

const open = (search = '', more = {}) =>
  renderApp(app, { ...testOptions, route: `/apps/ecommerce/shop${search}`, ...more });
const names = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const card = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 2, name });
  return within(heading.closest('article') ?? heading);
};

test('shows nine products, and the others page by page', async () => {
  const { user, getPath } = await open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Shop' })).toBeVisible();
  expect(await screen.findByText('27 results')).toBeVisible();
  expect(names()).toHaveLength(9);
  expect(screen.getByText('1–9 of 27')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Page 3' }));
  expect(await screen.findByRole('heading', { name: 'Field Light 40' })).toBeVisible();
  expect(getPath()).toBe('/apps/ecommerce/shop?page=3');
  expect(screen.getByText('19–27 of 27')).toBeVisible();
});

test('searches while one types, and clears again when nothing matches', async () => {
  const { user, getPath } = await open('?page=2');
  await user.type(await screen.findByRole('searchbox', { name: 'Search products or brands' }), 'lens');
  expect(await screen.findByText('1 result')).toBeVisible();
  expect(getPath()).toBe('/apps/ecommerce/shop?q=lens');

  await user.type(screen.getByRole('searchbox'), 'xx');
  expect(await screen.findByText('No product matches')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear search and filters' }));
  expect(await screen.findByText('27 results')).toBeVisible();
  expect(getPath()).toBe('/apps/ecommerce/shop');
});

test('narrows down by category, brand, rating and price', async () => {
  const { user, getPath } = await open();
  await user.click(await screen.findByRole('button', { name: 'Filters' }));
  const filters = within(await screen.findByRole('dialog'));

  await user.click(await filters.findByRole('checkbox', { name: /Audio/ }));
  expect(await screen.findByText('3 results')).toBeVisible();
  await user.click(filters.getByRole('radio', { name: '€100 to €500' }));
  await user.type(filters.getByRole('textbox', { name: 'Price up to' }), '{Control>}a{/Control}200{Enter}');
  expect(await screen.findByText('2 results')).toBeVisible();
  expect(getPath()).toBe('/apps/ecommerce/shop?priceMin=100&priceMax=200&category=Audio');

  await user.click(filters.getByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByText('27 results')).toBeVisible();
  expect(getPath()).toBe('/apps/ecommerce/shop');
});

test('takes what the address says: filters, order and view', async () => {
  await open('?category=Audio&sort=price-asc&view=list');
  await screen.findByText('3 results');
  expect(names()).toEqual(['Closed Headphones H7', 'Reporter Microphone', 'Pocket Recorder P2']);
  expect(screen.getByRole('radio', { name: 'List' })).toBeChecked();
  expect(screen.getByText(/The red lamp is visible/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
});

test('orders by price', async () => {
  const { user, getPath } = await open('?category=Audio');
  await user.click(await screen.findByRole('button', { name: 'Sort by: Featured' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Lowest price first' }));
  await waitFor(() => expect(names()[0]).toBe('Closed Headphones H7'));
  expect(getPath()).toBe('/apps/ecommerce/shop?sort=price-asc&category=Audio');
});

test('shows the last page in place of one beyond the end', async () => {
  const { getPath } = await open('?category=Audio&page=7');
  expect(await screen.findByText('1–3 of 3')).toBeVisible();
  expect(getPath()).toBe('/apps/ecommerce/shop?category=Audio');
});

test('puts a product into the cart, and on the wishlist', async () => {
  const { user, runtime } = await open();
  const letters = await card('Letters to Editors');
  await user.click(letters.getByRole('button', { name: 'Add to cart: Letters to Editors' }));
  expect(await letters.findByRole('link', { name: 'View in cart: Letters to Editors' })).toHaveFocus();

  const heart = letters.getByRole('button', { name: 'On the wishlist: Letters to Editors' });
  await user.click(heart);
  await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'));
  await waitFor(async () => {
    const { data } = await runtime.http.get('/apps/ecommerce/products', { params: { q: 'Letters' } });
    expect(data.products[0]).toMatchObject({ isInCart: true, isInWishlist: true });
  });
});

test('takes back what could not be kept, and says so', async () => {
  const { user, demo } = await open();
  const letters = await card('Letters to Editors');
  demo.settings.failureRate = 1;
  await user.click(letters.getByRole('button', { name: /Add to cart/ }));
  expect(await screen.findByText('Letters to Editors could not be added to the cart')).toBeVisible();
  expect(letters.getByRole('button', { name: /Add to cart/ })).toBeVisible();

  await user.click(letters.getByRole('button', { name: /On the wishlist/ }));
  expect(await screen.findByText('Letters to Editors could not be added to the wishlist')).toBeVisible();
  expect(letters.getByRole('button', { name: /On the wishlist/ })).toHaveAttribute('aria-pressed', 'false');
});

test('says when the products cannot be loaded, and tries again', async () => {
  const { user, demo } = await open('?category=Audio');
  await screen.findByText('3 results');
  demo.settings.failureRate = 1;
  await user.type(screen.getByRole('searchbox'), 'mic');
  expect(await screen.findByText('The products could not be loaded')).toBeVisible();
  demo.settings.failureRate = 0;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Reporter Microphone' })).toBeVisible();
});

test('offers nothing to buy to someone who may only look', async () => {
  await open('', { role: 'subscriber' });
  await screen.findByText('27 results');
  expect(screen.queryByRole('button', { name: /cart/i })).toBeNull();
  expect(screen.queryByRole('button', { name: /wishlist/i })).toBeNull();
});

test('speaks German', async () => {
  await open('?category=Audio', { language: 'de' });
  expect(await screen.findByText('3 Treffer')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Filter (1)' })).toBeVisible();
  expect(screen.getByText(/^159,90\s€$/)).toBeVisible();
});
