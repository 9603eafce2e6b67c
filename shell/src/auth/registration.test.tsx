import { screen, waitFor } from '@testing-library/react';
import { renderShell } from '../testing/renderShell';

const field = (name: string) => screen.getByRole('textbox', { name });

test('what is taken already is said under its field until one types there; the new account is signed in', async () => {
  const { user, runtime, getPath } = await renderShell({ route: '/register?to=%2Faccess-control', role: null });
  await screen.findByRole('heading', { level: 1, name: 'Create an account' });
  await user.click(screen.getByRole('button', { name: 'Create account' }));
  expect(await screen.findByText('Enter a username')).toBeVisible();
  expect(screen.getByText('Agree to the terms to go on')).toBeVisible();
  expect(field('Username')).toHaveFocus();

  await user.type(field('Username'), 'JDuarte');
  await user.type(field('Email'), 'nobody');
  await user.type(screen.getByLabelText('Password'), 'a secret');
  await user.click(screen.getByRole('checkbox', { name: 'I agree to the terms' }));
  await user.click(screen.getByRole('button', { name: 'Create account' }));
  expect(await screen.findByText('This is not an email address')).toBeVisible();

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
  expect(await screen.findByRole('heading', { level: 1, name: 'Access control' })).toBeVisible();
  expect(getPath()).toBe('/access-control');
  expect(runtime.session.getState().user).toMatchObject({ username: 'JDuarte of flowers', role: 'admin' });
  expect(await screen.findByText('Welcome, JDuarte of flowers')).toBeVisible();
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
