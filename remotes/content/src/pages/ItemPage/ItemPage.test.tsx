import { renderApp } from '@atrium/standalone/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import app from '../../app';
import { testOptions } from '../../testing/testOptions';

type Options = Partial<Parameters<typeof renderApp>[1]>;
const open = (id: number, search = '', options: Options = {}) =>
  renderApp(app, { ...testOptions, route: `/content/items/${id}${search}`, ...options });

const field = (name: string) => screen.findByRole('combobox', { name }, { timeout: 20_000 });

test('while it is in review, the fields that its author cannot change say why', async () => {
  await open(53, '', { role: 'author' });
  for (const name of ['Channels', 'Tags']) {
    expect(await field(name)).toBeDisabled();
    expect(await field(name)).toHaveAccessibleDescription(/It is in review: withdraw it first/);
  }
  expect(await field('Reviewer')).toBeDisabled();
  expect(await field('Reviewer')).toHaveAccessibleDescription(/those who may approve it/);
  expect(screen.getByRole('checkbox', { name: 'Read aloud once' })).toBeDisabled();
});

test('two spellings are one tag, and a tag that is too long is not taken, which is said beside the field', async () => {
  const { user } = await open(46, '', { role: 'admin' });
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Withdraw' }));
  const tags = await field('Tags');
  await waitFor(() => expect(tags).toBeEnabled());
  expect(tags).toHaveAccessibleDescription(/Up to 20 tags, each of up to 50 characters/);
  expect(tags).toHaveAccessibleDescription(/A change of channels, tags or address makes a new version/);
  await user.type(tags, `Fog,fog,${'x'.repeat(51)},`);
  expect(await screen.findByText('Too long: at most 50 characters a tag')).toBeVisible();
  expect(screen.getAllByTitle(/^fog$/i)).toHaveLength(1);
});

test('a version whose address is taken comes back without it, and that is said', async () => {
  const { user, runtime } = await open(19);
  const address = await screen.findByRole('textbox', { name: 'Address' });
  await user.clear(address);
  await user.type(address, 'alpha-y');
  await waitFor(async () => expect((await runtime.http.get('/apps/content/items/19')).data.item.slug).toBe('alpha-y'));
  await user.click(screen.getByRole('tab', { name: 'Versions' }));
  await user.click(await screen.findByRole('button', { name: /^Version 1/ }, { timeout: 4000 }));
  await runtime.http.post('/apps/content/add-item', {
    type: 'page',
    title: 'Another',
    slug: 'rights-in-pictures-from-readers',
  });
  await user.click(await screen.findByRole('button', { name: 'Restore version 1' }));
  expect(
    await screen.findByText(/The address stays “alpha-y”: another item has “rights-in-pictures-from-readers” now/),
  ).toBeVisible();
  expect(address).toHaveValue('alpha-y');
});

const summary = () => screen.findByRole('textbox', { name: 'Summary' });
const write = async (length: number) => fireEvent.change(await summary(), { target: { value: 'x'.repeat(length) } });

test('a field says when it is nearly full; over its limit it is named with it, and nothing leads on until it is saved', async () => {
  await renderApp(app, { ...testOptions, route: '/content/items/18' });
  await write(480);
  expect(await screen.findByText('20 characters left of 500')).toBeVisible();
  expect(await screen.findByText(/^Saved/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Submit for review' })).toBeEnabled();

  await write(512);
  expect(await screen.findByText('12 characters too many: the limit is 500')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Summary: 12 characters too many. The limit is 500.');
  expect(screen.getByText('Not saved: Summary')).toBeVisible();
  const submit = screen.getByRole('button', { name: 'Submit for review' });
  expect(submit).toBeDisabled();
  expect(submit).toHaveAccessibleDescription('Possible once everything is saved. Not saved: Summary.');

  await write(500);
  expect(await screen.findByText(/^Saved/)).toBeVisible();
  expect(screen.getByText('The limit of 500 characters is reached')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('button', { name: 'Submit for review' })).toBeEnabled();
});
