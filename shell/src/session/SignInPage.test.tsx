import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShell } from '../testing/renderShell';

const email = () => screen.getByRole('textbox', { name: 'Email' });
const password = () => screen.getByLabelText('Password');

async function signIn(address: string, secret: string) {
  const user = userEvent.setup();
  await user.clear(email());
  await user.type(email(), address);
  await user.clear(password());
  await user.type(password(), `${secret}{Enter}`);
}

test('leads to the page that was asked for, with a word of welcome', async () => {
  const { getPath } = await renderShell({ route: '/access-control?from=link#end', role: null });
  expect(email()).toHaveFocus();
  expect(email()).toHaveValue('');
  await signIn('client@demo.com', 'client');
  expect(await screen.findByRole('heading', { level: 1, name: 'Access control' })).toBeVisible();
  expect(getPath()).toBe('/access-control?from=link');
  expect(window.location.hash).toBe('#end');
  expect(await screen.findByText(/^Welcome, /)).toBeVisible();
});

test('says beside the field what is wrong, and takes it back when either field changes', async () => {
  const { user, demo } = await renderShell({ route: '/login', role: null });
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByText('Enter your email address')).toBeVisible();
  expect(email()).toHaveFocus();

  await signIn('admin@demo.com', 'wrong');
  expect(await screen.findByText('Wrong email or password.')).toBeVisible();
  expect(email()).toBeInvalid();
  expect(email()).toHaveAccessibleDescription('Wrong email or password.');
  expect(email()).toHaveFocus();
  await user.type(password(), 'x');
  expect(email()).toBeValid();

  demo.settings.failureRate = 1;
  await user.type(password(), '{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong');
  expect(email()).toBeValid();
});

test('shows what was typed when asked to, and leads to the other guest pages', async () => {
  const { user, getPath } = await renderShell({ route: '/login?to=%2Faccess-control', role: null });
  await user.type(password(), 'secret');
  expect(password()).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Show the password' }));
  expect(password()).toHaveAttribute('type', 'text');

  await user.click(screen.getByRole('link', { name: 'Create an account' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Create an account' })).toBeVisible();
  expect(getPath()).toBe('/register?to=%2Faccess-control');
  await user.click(screen.getByRole('link', { name: 'Sign in' }));
  await user.click(screen.getByRole('link', { name: 'Forgot password?' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible();
});

test('a demo account signs in by one click, and lands where it may be', async () => {
  const { user, getPath } = await renderShell({ route: '/login', role: null });
  await user.click(screen.getByRole('button', { name: /^Client/ }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Access control' })).toBeVisible();
  expect(getPath()).toBe('/access-control');
});

test('who was remembered finds their address, and the password waits for them', async () => {
  await renderShell({ route: '/login', role: null, stored: { 'signIn.email': 'client@demo.com' } });
  expect(email()).toHaveValue('client@demo.com');
  expect(password()).toHaveFocus();
  expect(screen.getByRole('checkbox', { name: 'Remember me' })).toBeChecked();
});

test('where the browser prefers another of our languages, one line offers it', async () => {
  const languages = jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-AT', 'en']);
  const { user, runtime } = await renderShell({ route: '/login', role: null, language: null });
  expect(screen.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Auf Deutsch weiterlesen' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible();
  expect(runtime.languages.get()).toBe('de');
  expect(screen.queryByRole('button', { name: 'Auf Deutsch weiterlesen' })).not.toBeInTheDocument();
  languages.mockRestore();
});

test('says that nobody can sign in over a connection that is not secure', async () => {
  const { unmount } = await renderShell({ route: '/login', role: null });
  expect(screen.queryByText(/HTTPS/)).not.toBeInTheDocument();
  unmount();
  Object.defineProperty(window, 'isSecureContext', { value: false, configurable: true });
  await renderShell({ route: '/login', role: null });
  expect(screen.getByText('You can only sign in over a secure connection (HTTPS).')).toBeVisible();
  Object.defineProperty(window, 'isSecureContext', { value: true, configurable: true });
});

test('in German it says the same in German', async () => {
  const { user } = await renderShell({ route: '/pages/login-v1', role: null, language: 'de' });
  await user.click(screen.getByRole('button', { name: 'Anmelden' }));
  expect(await screen.findByText('Geben Sie Ihre E-Mail-Adresse ein')).toBeVisible();
  expect(document.title).toBe('Anmelden · Atrium');
});

const ways = [
  '/login',
  '/register?to=%2Faccess-control',
  '/forgot-password',
  '/reset-password/1',
  '/pages/register-v2',
];

test.each(ways)(
  'where a provider is named that cannot be used, %s asks for no password, and says why',
  async (route) => {
    const { getPath } = await renderShell({ route, role: null, signIn: { provider: null, hasPasswords: false } });
    expect(screen.getByRole('alert')).toHaveTextContent(/No one can sign in/);
    expect(screen.queryByLabelText('Password')).toBeNull();
    expect(getPath()).toBe(route.includes('?') ? '/login?to=%2Faccess-control' : '/login');
  },
);
