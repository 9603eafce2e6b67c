import { act, screen } from '@testing-library/react';
import { renderApp } from 'shared/testing';
import { calls } from '../../api/calls';
import type { UserAnswer } from '../../api/schemas';
import app from '../../app';
import { testOptions } from '../../testing/testOptions';

test('a form that began with an older record is refused, says so, and keeps what was typed', async () => {
  const { user, runtime } = await renderApp(app, { ...testOptions, route: '/apps/user/edit/4' });
  const company = await screen.findByRole('textbox', { name: 'Company' });
  await user.type(company, ' Berlin');
  await act(async () => void (await runtime.http.post(calls.updateUser.path, { id: 4, country: 'Austria' })));
  await user.click(screen.getByRole('button', { name: /^Save/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/changed/);
  expect(company).toHaveValue('Atrium Berlin');
  const { data } = await runtime.http.get<UserAnswer>(calls.getUser.path, { params: { id: 4 } });
  expect(data.user).toMatchObject({ company: 'Atrium', country: 'Austria' });
});
