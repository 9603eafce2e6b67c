import { sampleRelease } from '@atrium/contract/host';
import { screen, waitFor, within } from '@testing-library/react';
import { renderShell } from '../testing/renderShell';

beforeAll(() => {
  Element.prototype.scrollTo = () => undefined;
});

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

test.each([
  ['/misc/coming-soon', 'Something new is on its way'],
  ['/misc/maintenance', 'We are tidying up'],
  ['/misc/not-authorized', 'You don’t have access to this page'],
  ['/misc/error', 'This page does not exist'],
  ['/misc/server-error', 'Something went wrong on our side'],
])('%s is open to strangers too, and shows the way to the sign-in', async (route, title) => {
  const { user, getPath } = await renderShell({ route, role: null });
  expect(await heading(title)).toBeVisible();
  expect(document.title).toBe(`${title} · Atrium`);
  expect(getPath()).toBe(route);
  await user.click(screen.getByRole('link', { name: 'Sign in' }));
  expect(await heading('Sign in')).toBeVisible();
});

test('an address to write to is checked, taken once, and thanked for', async () => {
  const { user, demo } = await renderShell({ route: '/misc/coming-soon' });
  await heading('Something new is on its way');
  const email = screen.getByRole('textbox', { name: 'Email' });
  await user.type(email, 'nobody{Enter}');
  expect(await screen.findByText('Enter a valid email address')).toBeVisible();
  expect(email).toHaveFocus();

  demo.settings.failureRate = 1;
  await user.type(email, '@example.com{Enter}');
  expect(await screen.findByRole('alert')).toBeVisible();
  demo.settings.failureRate = 0;
  await user.click(screen.getByRole('button', { name: 'Notify me' }));
  expect(await screen.findByText('Thank you. We’ll email nobody@example.com.')).toBeVisible();
});

test('a person who is signed in finds neither sign-in nor register, but their start', async () => {
  const { getPath } = await renderShell({ route: '/register', role: 'client' });
  expect(await heading('Access control')).toBeVisible();
  expect(getPath()).toBe('/access-control');
});

test('a page that one may not open offers another account', async () => {
  const { user, runtime } = await renderShell({ route: '/misc/not-authorized', role: 'client' });
  await heading('You don’t have access to this page');
  await user.click(screen.getByRole('button', { name: 'Use another account' }));
  expect(await heading('Sign in')).toBeVisible();
  expect(runtime.session.getState().status).toBe('signedOut');
});

test('the other account reaches the page that was refused to the first, as it was asked for', async () => {
  const route = '/apps/secret?page=2&tab=a%26b';
  const requires = { action: 'read', subject: 'Secret' };
  const releases = [
    sampleRelease({ id: 'secret', title: 'Secret', paths: [{ path: '/apps/secret', label: 'secret', requires }] }),
  ];
  const { user, getPath } = await renderShell({ route, role: 'client', releases });
  expect(await heading('You don’t have access to this page')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Use another account' }));
  await user.click(await screen.findByRole('button', { name: /^Admin/ }));
  await waitFor(() => expect(getPath()).toBe(route));
});

test('an address that nobody knows asks a stranger to sign in first', async () => {
  const { getPath } = await renderShell({ route: '/no/such?page=1', role: null });
  expect(await heading('Sign in')).toBeVisible();
  expect(getPath()).toBe('/login?to=%2Fno%2Fsuch%3Fpage%3D1');
});

const appOf = (id: string) =>
  sampleRelease({
    id,
    title: id,
    paths: [{ path: `/apps/${id}`, label: id }],
    menu: [{ id, label: id, icon: 'mail', path: `/apps/${id}`, section: 'apps', order: 1 }],
  });

test('however many apps there are, all of them come into the menu and the list of what is open', async () => {
  const releases = Array.from({ length: 60 }, (_, index) => appOf(`app-${index}`));
  const { user } = await renderShell({ route: '/access-control', releases });
  const links = (area: HTMLElement) => within(area).getAllByRole('link', { name: /^app-/ });
  await waitFor(() => expect(links(screen.getByRole('main'))).toHaveLength(60));
  await user.click(screen.getByRole('button', { name: 'Open the menu' }));
  const menu = await screen.findByRole('navigation', { name: 'Main' });
  await waitFor(() => expect(links(menu)).toHaveLength(60));
});
