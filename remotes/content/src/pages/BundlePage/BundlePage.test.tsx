import { giveElementsASize, renderApp } from '@atrium/standalone/testing';
import { screen, waitFor, within } from '@testing-library/react';
import app from '../../app';
import { testOptions } from '../../testing/testOptions';

giveElementsASize({ width: 1200 });

const slowly = { timeout: 20_000 };

test('a bundle says which item keeps it back, lets it go, and is published as a whole', async () => {
  const { user } = await renderApp(app, { ...testOptions, route: '/content/bundles', role: 'admin' });
  await user.click(await screen.findByRole('link', { name: 'Winter catalogue goes live' }, slowly));
  expect(await screen.findByText('It would not be published as it is:')).toBeVisible();
  expect(screen.getAllByText(/It has to be approved first\./)).toHaveLength(2);
  const table = within(await screen.findByRole('table', { name: 'Items of the bundle' }));
  await user.click(table.getByRole('button', { name: 'Actions for “How we choose paper”' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Take out' }));
  await waitFor(() => expect(screen.queryByText('It would not be published as it is:')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Publish now' }));
  const question = within(await screen.findByRole('dialog', { name: /^Publish all of/ }));
  await user.click(question.getByRole('button', { name: 'Publish now' }));
  expect(await screen.findByText('All of “Winter catalogue goes live” is live')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Unpublish' })).toBeEnabled();
});

test('items chosen in the review list go into a new bundle; the one that is in another is named', async () => {
  const { user, runtime } = await renderApp(app, {
    ...testOptions,
    route: '/content/review?queue=approved',
    role: 'admin',
  });
  for (const title of ['The year in colours', 'Winter boxes, last call'])
    await user.click(await screen.findByRole('checkbox', { name: `Select “${title}”` }, slowly));
  await user.click(await screen.findByRole('button', { name: 'Put in a bundle…' }, slowly));
  const dialog = within(await screen.findByRole('dialog', { name: 'Put 2 items in a bundle' }, slowly));
  expect(dialog.getByRole('button', { name: 'Put in' })).toBeDisabled();
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Colours');
  await user.click(dialog.getByRole('button', { name: 'Put in' }));
  expect(await dialog.findByText('1 item was left out:')).toBeVisible();
  expect(dialog.getByText(/It is in a bundle, which is published as a whole\./)).toBeVisible();
  const { data } = await runtime.http.get('/apps/content/bundles', { params: { q: 'Colours' } });
  expect(data.bundles).toMatchObject([{ name: 'Colours', itemIds: [expect.any(Number)] }]);
});

test('the schedule shows what goes out with a bundle, and what failed to', async () => {
  await renderApp(app, { ...testOptions, route: '/content/schedule?view=list', role: 'admin' });
  const ahead = within(await screen.findByRole('region', { name: 'Bundles ahead' }, slowly));
  expect(await ahead.findByRole('link', { name: 'A weekend on paper' })).toBeVisible();
  expect(ahead.getByRole('link', { name: 'Answers to readers' })).toBeVisible();
  const row = (await screen.findByRole('link', { name: 'Paper, slowly' })).closest('li');
  expect(within(row ?? document.body).getByText(/In a bundle/)).toBeVisible();
  expect(within(row ?? document.body).queryByRole('button', { name: 'Unschedule' })).toBeNull();
});
