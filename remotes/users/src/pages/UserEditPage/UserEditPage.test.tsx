import { renderApp } from '@atrium/standalone/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { calls } from '../../api/calls';
import type { UserAnswer } from '../../api/schemas';
import app from '../../app';
import { testOptions } from '../../testing/testOptions';

const update = (part: object) => ({ id: 4, ...part });

test('what others change besides is kept, and a field that both changed is asked for @all', async () => {
  const { user, runtime } = await renderApp(app, { ...testOptions, route: '/apps/user/edit/4' });
  const change = (part: object) => act(async () => void (await runtime.http.post(calls.updateUser.path, update(part))));
  await user.type(await screen.findByRole('textbox', { name: 'Company' }), ' Berlin');
  await change({ country: 'Austria', company: 'Atrium Wien' });
  await user.click(await screen.findByRole('button', { name: 'Compare' }));
  const company = screen.getByRole('group', { name: 'Company' });
  expect(company).toHaveTextContent('Before: Atrium');
  await user.click(within(company).getByRole('radio', { name: /Mine/ }));
  await user.click(screen.getByRole('button', { name: 'Save the result' }));
  expect(await screen.findByText('All changes saved')).toBeVisible();
  const { data } = await runtime.http.get<UserAnswer>(calls.getUser.path, { params: { id: 4 } });
  expect(data.user).toMatchObject({ company: 'Atrium Berlin', country: 'Austria' });
});

test('somebody who is deleted meanwhile is added again with what was typed @all', async () => {
  const { user, runtime, getPath } = await renderApp(app, { ...testOptions, route: '/apps/user/edit/4' });
  await user.type(await screen.findByRole('textbox', { name: 'Company' }), ' Berlin');
  await act(async () => void (await runtime.http.delete(calls.deleteUser.path, { params: { id: 4 } })));
  await user.click(await screen.findByRole('button', { name: 'Save as new' }));
  await waitFor(() => expect(getPath()).not.toBe('/apps/user/edit/4'));
  expect(await screen.findByRole('textbox', { name: 'Company' })).toHaveValue('Atrium Berlin');
});
