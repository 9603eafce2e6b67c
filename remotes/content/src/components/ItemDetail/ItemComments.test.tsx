import { renderApp } from '@atrium/standalone/testing';
import { screen, waitFor, within } from '@testing-library/react';
import app from '../../app';
import { testOptions } from '../../testing/testOptions';

const open = () => renderApp(app, { ...testOptions, route: '/content/items/46?tab=comments', role: 'editor' });

test('a thread is answered, the answer is in it, and unsent words stay', async () => {
  const { user } = await open();
  const field = await screen.findByRole('combobox', { name: 'Write a comment' }, { timeout: 20_000 });
  await user.type(field, 'Which price?');
  await user.click(screen.getByRole('button', { name: 'Comment' }));
  await screen.findByText('Which price?');
  await waitFor(() => expect(field).toHaveValue(''));
  const reply = screen.getAllByRole('button', { name: /^Reply to / }).at(-1) ?? document.body;
  await user.click(reply);
  await user.keyboard('The new one.');
  await user.keyboard('{Control>}{Enter}{/Control}');
  const replies = within(await screen.findByRole('list', { name: 'Replies' }));
  expect(replies.getByText('The new one.')).toBeVisible();
  expect(replies.queryByRole('button', { name: 'Resolve' })).toBeNull();
});

test('an @ offers people; Enter writes the name and sends nothing', async () => {
  const { user, runtime } = await open();
  const field = await screen.findByRole('combobox', { name: 'Write a comment' }, { timeout: 20_000 });
  const { people } = (await runtime.http.get('/apps/content/mentions', { params: { q: '' } })).data;
  const [, second] = people;
  await user.type(field, 'Please, @');
  const list = await screen.findByRole('listbox', { name: 'People to mention' });
  expect(within(list).getAllByRole('option')).toHaveLength(people.length);
  await user.keyboard('{ArrowDown}');
  expect(within(list).getByRole('option', { name: new RegExp(second.fullName) })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await user.keyboard('{Enter}');
  expect(field).toHaveValue(`Please, @${second.fullName} `);
  expect(screen.queryByRole('listbox')).toBeNull();
  await user.type(field, '@{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('a comment says when the words that it is about are gone', async () => {
  const { runtime } = await open();
  await screen.findByRole('combobox', { name: 'Write a comment' }, { timeout: 20_000 });
  await runtime.http.post('/apps/content/comments', { itemId: 46, text: 'Check it.', quote: 'words that never were' });
  await waitFor(() => expect(screen.getByText('words that never were')).toBeInTheDocument(), { timeout: 10_000 });
  expect(screen.getByText('The text that this comment is about no longer exists.')).toBeVisible();
});

test('a comment is answered with a sign, once for each person', async () => {
  const { user } = await open();
  const field = await screen.findByRole('combobox', { name: 'Write a comment' }, { timeout: 20_000 });
  await user.type(field, 'Done.{Control>}{Enter}{/Control}');
  await screen.findByText('Done.');
  const comment = within(screen.getAllByRole('article').at(-1) ?? document.body);
  await user.click(comment.getByRole('button', { name: 'React' }));
  await user.click(comment.getByRole('button', { name: 'Hooray: nobody' }));
  const given = await comment.findByRole('button', { name: 'Hooray: 1 person', pressed: true });
  await user.click(given);
  await waitFor(() => expect(comment.queryByRole('button', { name: /^Hooray/ })).toBeNull());
});
