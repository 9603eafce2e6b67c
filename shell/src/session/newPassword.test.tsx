import { sampleRelease } from '@atrium/contract/host';
import { notesApp } from '@atrium/core/testing';
import type { Runtime } from '@atrium/sdk';
import { act, screen, waitFor } from '@testing-library/react';
import { renderShell } from '../testing/renderShell';

const password = () => screen.getByLabelText('New password');
const confirmation = () => screen.getByLabelText('Confirm the password');
const setPassword = () => screen.getByRole('button', { name: 'Set the password' });

/** The link in what was mailed, which the notes take in; a whole address, or its reader would have nowhere to go. */
async function readLink({ http }: Runtime): Promise<string> {
  const { data } = await http.get<{ title: string }[]>('/apps/notes/list', { params: { q: 'reset-password' } });
  return /href="([^"]*\/reset-password\/[^"]+)"/.exec(data[0]?.title ?? '')?.[1] ?? '';
}

test('a link arrives by email, sets a new password once, and leads to the sign-in', async () => {
  const releases = [sampleRelease(notesApp.manifest)];
  const { user, runtime, demo, getPath } = await renderShell({ route: '/forgot-password', role: null, releases });
  demo.register(notesApp.manifest, async () => notesApp.backend);
  await user.type(await screen.findByRole('textbox', { name: 'Email' }), 'client@demo.com{Enter}');
  expect(await screen.findByText(/a link is on its way/)).toHaveTextContent('client@demo.com');
  expect(screen.getByRole('link', { name: 'Open the inbox as admin' })).toHaveAttribute(
    'href',
    '/login?to=%2Fapps%2Fnotes',
  );

  const { origin, pathname } = new URL(await readLink(runtime));
  expect(origin).toBe(window.location.origin);

  act(() => runtime.navigate(pathname));
  await screen.findByRole('heading', { level: 1, name: 'Choose a new password' });
  await user.type(password(), 'flowers8');
  await user.type(confirmation(), 'flours88');
  await user.click(setPassword());
  expect(await screen.findByText('The two passwords differ')).toBeVisible();
  expect(confirmation()).toHaveFocus();
  await user.clear(confirmation());
  await user.type(confirmation(), 'flowers8');
  await user.click(setPassword());
  expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  expect(screen.getByText('Your new password is set. Sign in with it.')).toBeVisible();
  await expect(runtime.session.signIn({ email: 'client@demo.com', password: 'client' })).rejects.toThrow();

  act(() => runtime.navigate(pathname));
  await screen.findByRole('heading', { level: 1, name: 'Choose a new password' });
  await user.type(password(), 'once again');
  await user.type(confirmation(), 'once again{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('This link no longer works.');
  expect(getPath()).toBe(pathname);
});

test('people who read their mail here may follow the link; the new password ends the session', async () => {
  const { user, runtime, demo } = await renderShell({ route: '/reset-password/gone' });
  demo.register(notesApp.manifest, async () => notesApp.backend);
  await screen.findByRole('heading', { level: 1, name: 'Choose a new password' });
  demo.settings.failureRate = 1;
  await user.type(password(), 'flowers8');
  await user.type(confirmation(), 'flowers8{Enter}');
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(runtime.session.getState().status).toBe('signedIn');

  demo.settings.failureRate = 0;
  await runtime.http.post('/jwt/forgot-password', { email: 'client@demo.com' });
  const { pathname } = new URL(await readLink(runtime));
  act(() => runtime.navigate(pathname));
  await user.type(password(), 'flowers8');
  await user.type(confirmation(), 'flowers8{Enter}');
  await waitFor(() => expect(runtime.session.getState().status).toBe('signedOut'));
});

test('the variants say what is missing without a link, and keep to their own kind', async () => {
  const { user, getPath } = await renderShell({ route: '/pages/reset-password-v1' });
  expect(await screen.findByText(/using the link in the email/)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Request a new link' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible();
  expect(getPath()).toBe('/pages/forgot-password-v1');
});
