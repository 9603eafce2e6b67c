import { screen } from '@testing-library/react';
import { renderShell } from '../testing/renderShell';

test('leads to the page that was asked for', async () => {
  const { user, getPath } = await renderShell({ route: '/access-control?from=link', role: null });
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'client@demo.com');
  await user.type(screen.getByLabelText('Password'), 'client');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Access control' })).toBeVisible();
  expect(getPath()).toBe('/access-control?from=link');
});
