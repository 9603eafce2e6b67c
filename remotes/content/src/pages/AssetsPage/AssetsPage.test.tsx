import { installMock } from '@atrium/mock';
import { renderApp } from '@atrium/standalone/testing';
import { screen, waitFor, within } from '@testing-library/react';
import app from '../../app';
import { testOptions } from '../../testing/testOptions';

type Options = Partial<Parameters<typeof renderApp>[1]>;
const open = (search = '', role: NonNullable<Options['role']> = 'admin', options: Options = {}) =>
  renderApp(app, { ...testOptions, route: `/content/assets${search}`, role, ...options });

const tile = (name: RegExp) => screen.findByRole('button', { name }, { timeout: 20_000 });
const csv = (name: string, words: string) => new File([words], name, { type: 'text/csv' });

test('a library that cannot be loaded says so, and is loaded at another try', async () => {
  const { user, demo } = await open('', 'admin', { installMock: (http) => installMock(http, { failureRate: 1 }) });
  const retry = await screen.findByRole('button', { name: 'Try again' }, { timeout: 20_000 });
  expect(screen.getByText('The library could not be loaded')).toBeVisible();
  demo.settings.failureRate = 0;
  await user.click(retry);
  expect(await tile(/^Arch/)).toBeVisible();
});

test('files are added, and one that cannot be says why beside it', async () => {
  const { user } = await open();
  await tile(/^Boat in the bay/);
  const input = screen.getByLabelText('Upload', { selector: 'input' });
  await user.upload(input, [csv('prices.csv', 'a;b'), csv('prices-again.csv', 'a;b'), csv('empty.csv', '')]);
  const uploads = within(await screen.findByRole('region', { name: 'Uploads' }));
  expect(await uploads.findByText('2 files are in the library. 1 failed.')).toBeVisible();
  expect(uploads.getByText('The file is empty')).toBeVisible();
  expect(uploads.getByText('Already in the library: “prices”')).toBeVisible();
  expect(await tile(/^prices/)).toHaveAccessibleName(/CSV · .*Not used/);
});

test('a connection that breaks is no end: the file is sent again', async () => {
  const { user, demo } = await open();
  await tile(/^Boat in the bay/);
  demo.settings.failureRate = 1;
  await user.upload(screen.getByLabelText('Upload', { selector: 'input' }), csv('prices.csv', 'a;b'));
  const again = await screen.findByRole('button', { name: 'Try again: prices.csv' });
  demo.settings.failureRate = 0;
  await user.click(again);
  expect(await screen.findByText('1 file is in the library.')).toBeVisible();
});

test('the words for a picture are written once, and it is no longer among those without', async () => {
  const { user, runtime } = await open('?missing=alt');
  await user.click(await tile(/^Three houses/));
  const drawer = within(await screen.findByRole('dialog', { name: 'Three houses' }));
  await user.type(await drawer.findByRole('textbox', { name: 'Alternative text' }), 'Three green houses');
  await user.click(drawer.getByRole('button', { name: 'Save' }));
  await waitFor(async () => {
    const { assets } = (await runtime.http.get('/apps/content/assets', { params: { missing: 'alt' } })).data;
    expect(assets).toEqual([]);
  });
  expect(await screen.findByText('Nothing matches')).toBeVisible();
});

test('what is used is deleted only when that is confirmed', async () => {
  const { user, runtime } = await open('?q=boat');
  await user.click(await tile(/^Boat in the bay/));
  const drawer = within(await screen.findByRole('dialog', { name: 'Boat in the bay' }));
  const uses = within(await drawer.findByRole('region', { name: 'Used in' }));
  expect(uses.getAllByRole('link').length).toBeGreaterThan(1);
  await user.click(drawer.getByRole('button', { name: 'Delete' }));
  const question = within(await screen.findByRole('dialog', { name: /is used in \d items. Delete it\?/ }));
  await user.click(question.getByRole('button', { name: 'Delete anyway' }));
  expect(await screen.findByText('1 file deleted')).toBeVisible();
  const total = async () => (await runtime.http.get('/apps/content/assets', { params: { q: 'boat' } })).data.total;
  expect(await total()).toBe(0);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect(await total()).toBe(1));
});

test('folders are named by editors; files are moved into them together', async () => {
  const { user, runtime } = await open();
  await user.click(await screen.findByRole('button', { name: 'New folder' }));
  const folder = within(await screen.findByRole('dialog', { name: 'New folder' }));
  await user.type(await folder.findByRole('textbox', { name: 'Name' }), 'covers');
  await user.click(folder.getByRole('button', { name: 'Save' }));
  expect(await folder.findByText('There is already a folder of this name')).toBeVisible();
  await user.type(folder.getByRole('textbox', { name: 'Name' }), ' of winter');
  await user.click(folder.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'New folder' })).toBeNull());
  await user.click(await screen.findByRole('checkbox', { name: 'Select “Arch”' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select “Desk lamp”' }));
  await user.click(await screen.findByRole('button', { name: 'Move or tag…' }));
  const move = within(await screen.findByRole('dialog', { name: 'Move or tag 2 files' }));
  await user.click(await move.findByRole('combobox', { name: 'Folder' }));
  await user.click(await screen.findByTitle('covers of winter'));
  await user.click(move.getByRole('button', { name: 'Apply' }));
  expect(await screen.findByText('2 files changed')).toBeVisible();
  const { assets } = (await runtime.http.get('/apps/content/assets', { params: { folder: 3 } })).data;
  expect(assets).toHaveLength(2);
});

test('an author changes what they have added alone', async () => {
  const { user } = await open('?q=arch', 'author');
  expect(screen.queryByRole('button', { name: 'New folder' })).toBeNull();
  await user.click(await tile(/^Arch/));
  const drawer = within(await screen.findByRole('dialog', { name: 'Arch' }));
  expect(await drawer.findByRole('textbox', { name: 'Alternative text' })).toBeDisabled();
  expect(drawer.getByRole('button', { name: 'Delete' })).toHaveAccessibleDescription(/Only editors/);
});
