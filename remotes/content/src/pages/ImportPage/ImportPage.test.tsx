import { renderApp } from '@atrium/standalone/testing';
import { screen, waitFor } from '@testing-library/react';
import app from '../../app';
import { testOptions } from '../../testing/testOptions';

test('a file is read, what is not taken of it is said, and it arrives as a draft', async () => {
  const { user, runtime } = await renderApp(app, { ...testOptions, route: '/content/import', role: 'author' });
  const input = await screen.findByLabelText('Choose files', { selector: 'input' }, { timeout: 20_000 });
  const words = '---\ntitle: Fog from elsewhere\nweight: 3\n---\nSome fog.';
  await user.upload(input, [
    new File([words], 'fog.md', { type: 'text/markdown' }),
    new File(['{"a":1}'], 'other.json', { type: 'application/json' }),
  ]);
  expect(await screen.findByText(/other\.json: The contents don’t match the file’s name/)).toBeVisible();
  expect(await screen.findByText('Fields that are not imported: weight.')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Import 1 item' }));
  const link = await screen.findByRole('link', { name: 'Fog from elsewhere' });
  const id = link.getAttribute('href')?.split('/').at(-1);
  await waitFor(async () => {
    const { item } = (await runtime.http.get(`/apps/content/items/${id}`)).data;
    expect(item).toMatchObject({ title: 'Fog from elsewhere', status: 'draft', body: '<p>Some fog.</p>\n' });
  });
  expect(screen.getByRole('button', { name: 'Nothing to import' })).toBeDisabled();
  expect(screen.queryByRole('heading', { name: 'Export' })).toBeNull();
});
