import { suggestBody } from '@atrium/contract/document';
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
  expect(await field('Reviewer')).toHaveAccessibleDescription(/only those who can approve it/);
  expect(screen.getByRole('checkbox', { name: 'Read aloud once' })).toBeDisabled();
});

test('two spellings are one tag, and a tag that is too long is not taken, which is said beside the field', async () => {
  const { user } = await open(46, '', { role: 'admin' });
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Withdraw' }));
  const tags = await field('Tags');
  await waitFor(() => expect(tags).toBeEnabled());
  expect(tags).toHaveAccessibleDescription(/Up to 20 tags, each of up to 50 characters/);
  expect(tags).toHaveAccessibleDescription(/Changing channels, tags or the URL makes a new version/);
  await user.type(tags, `Fog,fog,${'x'.repeat(51)},`);
  expect(await screen.findByText('Too long: at most 50 characters a tag')).toBeVisible();
  expect(screen.getAllByTitle(/^fog$/i)).toHaveLength(1);
});

test('a version whose address is taken comes back without it, and that is said', async () => {
  const { user, runtime } = await open(19);
  const address = await screen.findByRole('textbox', { name: 'URL' });
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
    await screen.findByText(/The URL stays “alpha-y”: another item has “rights-in-pictures-from-readers” now/),
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
  const submit = screen.getByRole('button', { name: 'Submit for review' });
  await waitFor(() => expect(submit).not.toHaveAttribute('aria-disabled'));

  await write(512);
  expect(await screen.findByText('12 characters too many: the limit is 500')).toBeVisible();
  expect(await screen.findByRole('alert')).toHaveTextContent('Summary: 12 characters too many. The limit is 500.');
  expect(await screen.findByText('Not saved: Summary')).toBeVisible();
  await waitFor(() => expect(submit).toHaveAttribute('aria-disabled', 'true'));
  expect(submit).toHaveAccessibleDescription('Possible once everything is saved. Not saved: Summary.');

  await write(500);
  expect(await screen.findByText(/^Saved/)).toBeVisible();
  expect(await screen.findByText('The limit of 500 characters is reached')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  await waitFor(() => expect(submit).not.toHaveAttribute('aria-disabled'));
});

test('what is to be changed, and who asked for it, stands where the author writes', async () => {
  const { runtime } = await open(53, '', { role: 'editor' });
  await runtime.http.post('/apps/content/transition', {
    ids: [53],
    action: 'requestChanges',
    reason: 'Which bridge is it?',
  });
  expect(await screen.findByText(/requested changes$/)).toBeVisible();
  expect(screen.getByText('Which bridge is it?')).toBeVisible();
});

test('a comment is sent by Ctrl+Enter, written anew, deleted and brought back', async () => {
  const { user } = await open(46, '?tab=comments');
  await user.type(
    await screen.findByRole('combobox', { name: 'Write a comment' }),
    'Is it?{Control>}{Enter}{/Control}',
  );
  expect(await screen.findByText('Is it?')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  const text = screen.getByRole('combobox', { name: 'Edit the comment' });
  await user.clear(text);
  await user.type(text, 'It is.{Control>}{Enter}{/Control}');
  expect(await screen.findByText('It is.')).toBeVisible();
  expect(await screen.findByText('edited')).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: 'Delete' }).at(-1) ?? document.body);
  await waitFor(() => expect(screen.queryByText('It is.')).toBeNull());
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('It is.')).toBeVisible();
});

test('what is suggested is listed beside the text, and is part of it once it is accepted', async () => {
  const { user, runtime } = await renderApp(app, { ...testOptions, route: '/content/items/19' });
  const post = async (body: object) => (await runtime.http.post('/apps/content/document', { id: 19, ...body })).data;
  const read = async () => (await runtime.http.get('/apps/content/items/19')).data.item;
  const { body: before } = await read();
  const { missing } = await post({ vector: 'AA==' });
  const update = await suggestBody([missing], `${before}<p>Bring a lamp.</p>`, { by: 3, at: Date.now() });
  await post({ update });
  // A change that was made elsewhere is what the page hears of.
  await runtime.http.post('/apps/content/update-item', { id: 19, rev: (await read()).rev, summary: 'After dark' });
  await user.click(await screen.findByRole('button', { name: 'Accept: Bring a lamp.' }, { timeout: 20_000 }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Suggestions' })).toBeNull());
  await waitFor(async () => {
    const { item } = await post({ settles: true });
    expect(item.body).toBe(`${before}<p>Bring a lamp.</p>`);
  });
});

test('in review, who reviews it suggests, and changes neither title nor fields', async () => {
  const { user } = await open(46, '', { role: 'admin' });
  expect(await screen.findByText(/You can suggest changes/)).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Suggest' }));
  expect(await screen.findByRole('textbox', { name: 'Title' }, { timeout: 20_000 })).toHaveAttribute('readonly');
  expect(screen.getByRole('textbox', { name: 'Text' })).toHaveAttribute('contenteditable', 'true');
  expect(screen.queryByRole('button', { name: 'Suggest changes' })).toBeNull();
});
