import { renderApp } from '@atrium/standalone/testing';
import { act, screen, within } from '@testing-library/react';
import app from '../app';
import { testOptions } from '../testing/testOptions';

const open = async (...deletedIds: number[]) => {
  const page = await renderApp(app, { ...testOptions, route: '/apps/user/deleted' });
  for (const id of deletedIds)
    await act(async () => void (await page.runtime.http.delete('/apps/users/delete', { params: { id } })));
  return page;
};

test('an empty bin says how long users stay in it', async () => {
  await open();
  expect(await screen.findByText('No deleted users')).toBeVisible();
  expect(screen.getByText('Deleted users stay here for 30 days.')).toBeVisible();
});

test('who was deleted is restored, or deleted for good after a question', async () => {
  const { user } = await open(3, 4);
  const row = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }));
  expect((await row('Amira Haddad')).getByText('30 days')).toBeVisible();
  await user.click((await row('Amira Haddad')).getByRole('button', { name: 'Actions for Amira Haddad' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Restore' }));
  expect(await screen.findByText('Amira Haddad restored')).toBeVisible();
  await user.click((await row('Jonas Weber')).getByRole('button', { name: 'Actions for Jonas Weber' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete for good' }));
  const question = await screen.findByRole('dialog', { name: 'Delete Jonas Weber for good?' });
  await user.click(within(question).getByRole('button', { name: 'Delete for good' }));
  expect(await screen.findByText('No deleted users')).toBeVisible();
});
