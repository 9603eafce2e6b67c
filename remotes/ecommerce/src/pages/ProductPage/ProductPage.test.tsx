import { memoryStorage } from '@atrium/sdk';
import { renderApp } from '@atrium/standalone/testing';
import { screen, waitFor, within } from '@testing-library/react';
import app from '../../app';
import { testOptions } from '../../testing/testOptions';

const open = (path: string, more = {}) => renderApp(app, { ...testOptions, route: `/apps/ecommerce/${path}`, ...more });

test('shows a product, and others of its kind', async () => {
  const { user, getPath } = await open('product-detail/kestrel-reporter-microphone-3');
  expect(await screen.findByRole('heading', { level: 1, name: 'Reporter Microphone' })).toBeVisible();
  expect(await screen.findByText('€189.00')).toBeVisible();
  expect(screen.getByText(/forgives the street behind/)).toBeVisible();
  const related = within(await screen.findByRole('region', { name: 'Similar products' }));
  await user.click(related.getByRole('link', { name: /Pocket Recorder P2/ }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Pocket Recorder P2' })).toBeVisible();
  expect(getPath()).toBe('/apps/ecommerce/product-detail/kestrel-pocket-recorder-p2-4');
});

test('the pictures turn by keys, from the last one to the first', async () => {
  const { user } = await open('product-detail/nordlicht-index-card-box-27');
  const picture = await screen.findByRole('button', { name: /^Picture 1 of 3:/ });
  picture.focus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('button', { name: /^Picture 2 of 3:/ })).toHaveFocus();
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(screen.getByRole('button', { name: /^Picture 3 of 3:/ })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('dialog')).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: /^Picture 3 of 3:/ })).toHaveFocus());
});

test('what is sold out can be waited for, and what was looked at is found again until it is forgotten', async () => {
  const storage = memoryStorage();
  const { user, unmount } = await open('product-detail/nordlicht-index-card-box-27?color=accent', { storage });
  await user.click(await screen.findByRole('button', { name: 'Notify me when it’s back in stock' }));
  expect(await screen.findByText('We’ll notify you when it’s back in stock.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Notify me when it’s back in stock', pressed: true })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Recently viewed' })).toBeNull();
  unmount();
  const again = await open('product-detail/kestrel-reporter-microphone-3', { storage });
  const viewed = within(await screen.findByRole('region', { name: 'Recently viewed' }));
  expect(viewed.getByRole('link', { name: /Index Card Box/ })).toBeVisible();
  await again.user.click(viewed.getByRole('button', { name: 'Clear list' }));
  expect(screen.queryByRole('region', { name: 'Recently viewed' })).toBeNull();
});

test('leads from the short address to the newest product', async () => {
  const { getPath } = await open('product-detail');
  expect(await screen.findByRole('heading', { level: 1, name: 'Index Card Box' })).toBeVisible();
  expect(getPath()).toBe('/apps/ecommerce/product-detail/nordlicht-index-card-box-27');
});

test.each(['nothing-99', 'kestrel-reporter-microphone-4', '%20'])(
  'knows no product "%s", and leads back',
  async (slug) => {
    const { user } = await open(`product-detail/${slug}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'This product is not in the shop' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'To the shop' }));
    expect(await screen.findByText('27 results')).toBeVisible();
  },
);

test('takes a product off the wishlist, and puts it back', async () => {
  const { user, runtime } = await open('wishlist');
  await user.click(await screen.findByRole('button', { name: 'Remove Proof Pencils, Blue from the wishlist' }));
  expect(await screen.findByText('Proof Pencils, Blue removed from the wishlist')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Proof Pencils, Blue' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('heading', { name: 'Proof Pencils, Blue' })).toBeVisible();
  const { data } = await runtime.http.get('/apps/ecommerce/wishlist');
  expect(data.products.map(({ id }: { id: number }) => id)).toEqual([26, 23]);
});
