import { giveElementsASize, renderApp } from '@atrium/standalone/testing';
import { screen, waitFor, within } from '@testing-library/react';
import app from '../../app';
import { testOptions } from '../../testing/testOptions';

giveElementsASize({ width: 1200 });

test('tags of several items are changed at once; it is said how many would change', async () => {
  const { user, runtime } = await renderApp(app, { ...testOptions, route: '/content/published', role: 'admin' });
  const table = within(await screen.findByRole('table'));
  const boxes = await table.findAllByRole('checkbox');
  await user.click(boxes[1] ?? document.body);
  await user.click(boxes[2] ?? document.body);
  const bar = within(screen.getByRole('toolbar', { name: 'Actions for the selection' }));
  await user.click(bar.getByRole('button', { name: 'Edit…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit 2 items' }, { timeout: 20_000 }));
  expect(dialog.getByRole('button', { name: 'Nothing to change' })).toBeDisabled();
  await user.type(dialog.getByRole('combobox', { name: 'Add tags' }), 'Night trains,');
  await user.click(await dialog.findByRole('button', { name: 'Change 2 items' }));
  await waitFor(async () => {
    const { data } = await runtime.http.get('/apps/content/items', { params: { tag: 'night trains' } });
    expect(data.total).toBe(2);
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
