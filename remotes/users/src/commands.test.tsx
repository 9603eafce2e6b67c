import { renderApp } from '@atrium/standalone/testing';
import { act, screen } from '@testing-library/react';
import app from './app';
import { testOptions } from './testing/testOptions';

test('users.open leads to the user whom another app names, and refuses what is no id', async () => {
  const modules = { './commands': () => import('./commands') };
  const { runtime, getPath } = await renderApp(app, { ...testOptions, modules, route: '/apps/user/list' });
  await act(async () => void (await runtime.commands.run('users.open', { id: 2 })));
  expect(getPath()).toBe('/apps/user/view/2');
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  await expect(runtime.commands.run('users.open', { id: 'somebody' })).rejects.toBeDefined();
  expect(getPath()).toBe('/apps/user/view/2');
});
