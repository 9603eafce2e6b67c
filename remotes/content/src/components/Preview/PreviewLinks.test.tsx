import { renderApp } from '@atrium/standalone/testing';
import { screen, waitFor, within } from '@testing-library/react';
import app from '../../app';
import { testOptions } from '../../testing/testOptions';

test('a link is made, told once, listed and ended', async () => {
  const { user, runtime } = await renderApp(app, { ...testOptions, route: '/content/items/46', role: 'admin' });
  const section = within(
    await screen.findByRole('region', { name: 'Links for people without an account' }, { timeout: 20_000 }),
  );
  expect(section.getByRole('button', { name: 'Create a link' })).toBeDisabled();
  await user.type(section.getByRole('textbox', { name: 'For whom' }), 'Press office');
  await user.click(section.getByRole('button', { name: 'Create a link' }));
  const address = await section.findByText(/\/apps\/content\/preview\?token=[\w-]{43}$/);
  const { pathname, search } = new URL(address.textContent ?? '');
  expect((await runtime.http.get(pathname + search)).data).toContain('Press office');
  const list = within(section.getByRole('list', { name: 'Links' }));
  await user.click(await list.findByRole('button', { name: 'End the link for Press office' }));
  await waitFor(() => expect(list.queryByText('Press office')).toBeNull());
  expect((await runtime.http.get(pathname + search)).data).toContain('This preview has ended');
});
