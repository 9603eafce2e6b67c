import { sampleRelease } from '@atrium/contract/host';
import { act, screen } from '@testing-library/react';
import { renderShell } from '../testing/renderShell';

const release = sampleRelease({
  id: 'cart',
  title: 'Cart',
  slots: [{ id: 'cart', slot: 'navbar.end', label: 'Cart', icon: 'mail', order: 1, module: './Cart' }],
});

const broken = () => {
  throw new Error('no cart');
};

const whole = { default: () => <p>Two apples</p> };
const app = { default: { id: 'cart', routes: [] } };

/** Opens the slot of an app whose module is what `load` gives. */
async function openSlot(load: () => Promise<unknown>) {
  // React tells of what a component throws, also where a boundary catches it.
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const page = await renderShell({
    route: '/access-control',
    releases: [release],
    openRelease: () => async (module) => (module === './Cart' ? load() : app),
  });
  // The code of panels is there before the clock stands still.
  const { user } = page;
  await user.click(screen.getByRole('button', { name: 'Bookmarks' }));
  await screen.findByRole('tooltip');
  await user.keyboard('{Escape}');
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  await act(async () => screen.getByRole('button', { name: 'Cart' }).click());
  await act(() => jest.advanceTimersByTimeAsync(12_000));
}

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('an app shows in its slot what it brings', async () => {
  await openSlot(async () => whole);
  expect(screen.getByText('Two apples')).toBeVisible();
});

test.each<[string, () => Promise<unknown>, string]>([
  ['throws while it is drawn', async () => ({ default: broken }), 'It stopped because of an error'],
  ['never arrives', () => new Promise(() => {}), 'took too long to arrive'],
  ['throws while its module runs', () => Promise.reject(new Error('no cart')), 'It stopped because of an error'],
  ['is no component', async () => ({ default: 'two apples' }), 'This version isn’t compatible with the dashboard'],
])('a slot that %s says so in its place; the page goes on', async (_what, load, reason) => {
  await openSlot(load);
  const card = screen.getByRole('alert');
  expect(card).toHaveTextContent('Cart can’t be opened right now');
  expect(card).toHaveTextContent(reason);
  expect(screen.getByRole('heading', { level: 1, name: 'Access control' })).toBeInTheDocument();
});

test('"Try again" heals a slot that has not arrived', async () => {
  let isThere = false;
  await openSlot(() => (isThere ? Promise.resolve(whole) : new Promise(() => {})));
  isThere = true;
  await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
  await act(() => jest.advanceTimersByTimeAsync(6000));
  expect(screen.getByText('Two apples')).toBeVisible();
});
