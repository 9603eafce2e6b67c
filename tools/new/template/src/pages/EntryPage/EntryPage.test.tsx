import { installMock } from '@atrium/mock';
import { renderApp } from '@atrium/standalone/testing';
import { screen, waitFor, within } from '@testing-library/react';
import app from '../../app';
import { testOptions } from '../../testing/testOptions';

type Options = Partial<Parameters<typeof renderApp>[1]>;
const open = (search = '', options: Options = {}) =>
  renderApp(app, { ...testOptions, route: `/apps/new-app${search}`, ...options });

const list = () => screen.findByRole('list', { name: 'Entries' });
const titles = async () =>
  within(await list())
    .getAllByRole('button', { name: /^Remove/ })
    .map((button) => button.getAttribute('aria-label')?.replace(/^Remove “(.*)”$/, '$1'));

/** At once: each key would draw the form again. */
const write = async (user: Awaited<ReturnType<typeof open>>['user'], field: HTMLElement, text: string) => {
  await user.clear(field);
  await user.paste(text);
};

test('shows the entries, the newest first', async () => {
  await open();
  expect(await screen.findByRole('heading', { level: 1, name: 'New app' })).toBeVisible();
  expect(await titles()).toEqual([
    'A map for the walking route',
    'Photos of the harbour at dawn',
    'Interview with the lighthouse keeper',
  ]);
});

test('searches, keeps the search in the address, and says when nothing matches', async () => {
  const { user, getPath } = await open('?q=harbour');
  expect(await titles()).toEqual(['Photos of the harbour at dawn']);
  await user.type(screen.getByRole('searchbox', { name: 'Search entries' }), 'x{Enter}');
  expect(await screen.findByText('Nothing matches')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(await titles()).toHaveLength(3);
  expect(getPath()).toBe('/apps/new-app');
});

test('adds an entry; what is missing or taken is said at the field', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Add an entry' }));
  const form = within(await screen.findByRole('dialog', { name: 'Add an entry' }));
  await user.click(form.getByRole('button', { name: 'Add' }));
  expect(await form.findByText('Enter a title.')).toBeVisible();
  const title = form.getByRole('textbox', { name: 'Title' });
  await write(user, title, 'A MAP for the walking route');
  await user.click(form.getByRole('button', { name: 'Add' }));
  expect(await form.findByText('An entry with this title already exists.')).toBeVisible();
  await write(user, title, 'A MAP for the walking route, part two');
  await user.click(form.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('“A MAP for the walking route, part two” added')).toBeVisible();
  await waitFor(async () => expect(await titles()).toHaveLength(4));
});

test('a key adds an entry, too', async () => {
  const { user } = await open();
  await list();
  await user.keyboard('a');
  expect(await screen.findByRole('dialog', { name: 'Add an entry' })).toBeVisible();
});

test('changes an entry; what was typed stays when somebody else was first', async () => {
  const { user, runtime } = await open('?q=map');
  await user.click(await screen.findByRole('button', { name: 'Edit “A map for the walking route”' }));
  const form = within(await screen.findByRole('dialog', { name: 'Edit entry' }));
  const title = form.getByRole('textbox', { name: 'Title' });
  await write(user, title, 'A map of the coast');
  await runtime.http.post('/apps/new-app/update-entry', { id: 3, title: 'A map of the town' });
  expect(await form.findByRole('button', { name: 'Compare' })).toBeVisible();
  expect(title).toHaveValue('A map of the coast');
});

test('removes an entry, and brings it back', async () => {
  const { user } = await open('?q=map');
  await user.click(await screen.findByRole('button', { name: 'Remove “A map for the walking route”' }));
  expect(await screen.findByText('Nothing matches')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await titles()).toEqual(['A map for the walking route']);
});

test('says that it failed, and tries again', async () => {
  const failing: Options = { installMock: (http) => installMock(http, { failureRate: 1 }) };
  const { user, demo } = await open('', failing);
  expect(await screen.findByRole('alert')).toBeVisible();
  demo.settings.failureRate = 0;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await titles()).toHaveLength(3);
});

test('speaks German', async () => {
  await open('', { language: 'de' });
  expect(await screen.findByRole('list', { name: 'Einträge' })).toBeVisible();
});
