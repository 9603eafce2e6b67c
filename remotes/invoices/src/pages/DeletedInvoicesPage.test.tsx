import { renderApp } from '@atrium/standalone/testing';
import { act, screen, within } from '@testing-library/react';
import app from '../app';
import { testOptions } from '../testing/testOptions';

test('a deleted draft is restored, or deleted for good after a question', async () => {
  const { user, runtime } = await renderApp(app, { ...testOptions, route: '/apps/invoice/deleted' });
  const remove = () =>
    act(async () => void (await runtime.http.delete('/apps/invoice/delete', { params: { id: 5036 } })));
  const choose = async (action: string) => {
    await user.click(await screen.findByRole('button', { name: 'Actions for Draft 5036' }));
    await user.click(await screen.findByRole('menuitem', { name: action }));
  };
  expect(await screen.findByText('Deleted drafts stay here for 30 days.')).toBeVisible();
  await remove();
  await choose('Restore');
  expect(await screen.findByText('Draft 5036 restored')).toBeVisible();
  await screen.findByText('No deleted invoices');
  await remove();
  await choose('Delete for good');
  const question = await screen.findByRole('dialog', { name: 'Delete Draft 5036 for good?' });
  await user.click(within(question).getByRole('button', { name: 'Delete for good' }));
  expect(await screen.findByText('No deleted invoices')).toBeVisible();
});
