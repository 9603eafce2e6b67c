import { sampleRelease } from '@atrium/contract/host';
import { demoRules, notesApp } from '@atrium/core/testing';
import type { Runtime } from '@atrium/sdk';
import { act, screen, waitFor } from '@testing-library/react';
import { renderShell } from '../testing/renderShell';

const field = (name: string) => screen.getByRole('textbox', { name });

test('what is taken already is said under its field until one types there; the new account is signed in', async () => {
  const { user, runtime, getPath } = await renderShell({ route: '/register?to=%2Faccess-control', role: null });
  await screen.findByRole('heading', { level: 1, name: 'Create an account' });
  await user.click(screen.getByRole('button', { name: 'Create account' }));
  expect(await screen.findByText('Enter a username')).toBeVisible();
  expect(screen.getByText('Agree to the terms to continue')).toBeVisible();
  expect(field('Username')).toHaveFocus();

  await user.type(field('Username'), 'JDuarte');
  await user.type(field('Email'), 'nobody');
  await user.type(screen.getByLabelText('Password'), 'a secret');
  await user.click(screen.getByRole('checkbox', { name: 'I agree to the terms' }));
  await user.click(screen.getByRole('button', { name: 'Create account' }));
  expect(await screen.findByText('Enter a valid email address')).toBeVisible();

  await user.clear(field('Email'));
  await user.type(field('Email'), 'Admin@demo.com');
  await user.click(screen.getByRole('button', { name: 'Create account' }));
  expect(await screen.findByText('This email is already in use.')).toBeVisible();
  expect(screen.getByText('This username is already in use.')).toBeVisible();

  await user.type(field('Email'), '.example');
  expect(field('Email')).toBeValid();
  expect(field('Username')).toBeInvalid();
  await user.type(field('Username'), ' of flowers');
  await user.click(screen.getByRole('button', { name: 'Create account' }));
  expect(await screen.findByText('Use 2 to 40 letters, digits, dots, dashes and underscores')).toBeVisible();
  await user.clear(field('Username'));
  await user.type(field('Username'), 'JDuarte.of.flowers');
  await user.clear(screen.getByLabelText('Password'));
  await user.type(screen.getByLabelText('Password'), 'iloveyou1');
  await user.click(screen.getByRole('button', { name: 'Create account' }));
  expect(await screen.findByText('This is one of the most common passwords')).toBeVisible();
  await user.type(screen.getByLabelText('Password'), ' and more');
  await user.click(screen.getByRole('button', { name: 'Create account' }));
  // The greeting goes by itself.
  expect(await screen.findByText('Welcome, JDuarte.of.flowers')).toBeVisible();
  expect(await screen.findByRole('heading', { level: 1, name: 'Access control' })).toBeVisible();
  expect(getPath()).toBe('/access-control');
  expect(runtime.session.getState().user).toMatchObject({ username: 'JDuarte.of.flowers', role: 'admin' });
});

test('the variant is a form that works for people who are signed in as well', async () => {
  const { user, runtime } = await renderShell({ route: '/pages/register-v2', role: 'client' });
  await screen.findByRole('heading', { level: 1, name: 'Create an account' });
  await user.type(field('Username'), 'second');
  await user.type(field('Email'), 'second@demo.com');
  await user.type(screen.getByLabelText('Password'), 'a secret');
  await user.click(screen.getByRole('checkbox', { name: 'I agree to the terms' }));
  await user.click(screen.getByRole('button', { name: 'Create account' }));
  await waitFor(() => expect(runtime.session.getState().user?.username).toBe('second'));
  await waitFor(() => expect(window.location.pathname).toBe('/access-control'));
});

/** As on a server, which does not reveal accounts to strangers. */
const asServer = (registration: 'link' | 'atOnce') => ({ signIn: { ...demoRules, registration } });
const words = {
  en: ['Check your inbox: ann@demo.com', 'Confirm email address', 'Your account is ready. Sign in with ann@demo.com'],
  de: ['Sehen Sie in Ihrem Posteingang nach: ann@demo.com', 'E-Mail-Adresse bestätigen', 'Ihr Konto ist bereit.'],
  fr: ['Consultez votre boîte de réception : ann@demo.com', 'Confirmer l’adresse e-mail', 'Votre compte est prêt.'],
  pt: ['Verifique sua caixa de entrada: ann@demo.com', 'Confirmar o e-mail', 'Sua conta está pronta.'],
} as const;

async function fillIn(user: Awaited<ReturnType<typeof renderShell>>['user'], email: string) {
  const [name, address] = await screen.findAllByRole('textbox');
  if (name) await user.type(name, 'ann');
  if (address) await user.type(address, email);
  const password = document.querySelector('input[type=password]');
  if (password) await user.type(password, 'a good secret');
  await user.click(screen.getByRole('checkbox'));
  await user.keyboard('{Enter}');
}

async function readLink({ http }: Runtime): Promise<string> {
  const { data } = await http.get<{ title: string }[]>('/apps/notes/list', { params: { q: 'confirm-address' } });
  return /href="([^"]*\/confirm-address\/[^"]+)"/.exec(data[0]?.title ?? '')?.[1] ?? '';
}

test.each(['en', 'de', 'fr', 'pt'] as const)(
  'in %s, a server’s answer leads to the inbox, and the link in it to an account',
  async (language) => {
    const [sent, confirm, ready] = words[language];
    const releases = [sampleRelease(notesApp.manifest)];
    const mock = asServer('link');
    const { user, runtime, demo } = await renderShell({ route: '/register', role: null, language, releases, mock });
    demo.register(notesApp.manifest, async () => notesApp.backend);
    await fillIn(user, 'ann@demo.com');
    expect(await screen.findByText(sent)).toBeVisible();
    expect(runtime.session.getState().status).toBe('signedOut');
    const { pathname } = new URL(await readLink(runtime));
    act(() => runtime.navigate(pathname));
    await user.click(await screen.findByRole('button', { name: confirm }));
    expect(await screen.findByText((text) => text.startsWith(ready))).toBeVisible();
    await runtime.session.signIn({ email: 'ann@demo.com', password: 'a good secret' });
    expect(runtime.session.getState().user).toMatchObject({ username: 'ann', email: 'ann@demo.com' });
  },
);

test('where no email leaves, a new account is signed in, and who has one already is led to the sign-in', async () => {
  const opened = await renderShell({ route: '/register', role: null, mock: asServer('atOnce') });
  await fillIn(opened.user, 'client@demo.com');
  expect(await screen.findByText('No account was created with these details')).toBeVisible();
  await opened.user.type(field('Email'), '.example{Enter}');
  await waitFor(() => expect(opened.runtime.session.getState().user?.username).toBe('ann'));
});

test('a link that is none confirms nothing, and says what to do', async () => {
  const { user } = await renderShell({ route: '/confirm-address/nothing', role: null });
  await user.click(await screen.findByRole('button', { name: 'Confirm email address' }));
  expect(await screen.findByText(/^This link no longer works/)).toBeVisible();
});
