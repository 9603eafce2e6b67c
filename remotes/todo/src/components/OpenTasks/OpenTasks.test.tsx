import { renderInApp } from '@atrium/standalone/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { Task } from '../../api/schemas';
import app from '../../app';
import { testOptions } from '../../testing/testOptions';
import OpenTasks from '.';

const open = async () => {
  const page = await renderInApp(app, <OpenTasks />, { ...testOptions, route: '/' });
  const params = { filter: 'today', sortBy: 'due-date' };
  const { data: tasks } = await page.runtime.http.get<Task[]>('/apps/todo/tasks', { params });
  return { ...page, tasks };
};

test('shows the first four tasks of today, overdue ones as such, and each row leads to its task', async () => {
  const { tasks, user, getPath } = await open();
  const card = within(screen.getByRole('region', { name: 'Today’s tasks' }));
  const rows = await card.findAllByRole('listitem');
  const [first, ...others] = tasks.slice(0, 4);
  if (!first) throw new Error('The seed has no task of today');
  expect(rows).toHaveLength(4);
  for (const [index, { title }] of [first, ...others].entries()) expect(rows[index]).toHaveTextContent(title);
  expect(rows[0]).toHaveTextContent(/Overdue, /);
  await user.click(card.getByRole('link', { name: new RegExp(first.title) }));
  expect(getPath()).toBe(`/apps/todo?task=${first.id}`);
});

test('says that nothing is left to do', async () => {
  const { tasks, runtime } = await open();
  const body = { taskIds: tasks.map(({ id }) => id), dataToUpdate: { isCompleted: true } };
  await act(() => runtime.http.post('/apps/todo/update-tasks', body));
  expect(await screen.findByText('Nothing left to do today.')).toBeVisible();
});

test('fails inside its own card, and tries again', async () => {
  const { user, demo, runtime } = await open();
  await screen.findAllByRole('listitem');
  demo.settings.failureRate = 1;
  act(() => runtime.resetResults());
  const retry = await screen.findByRole('button', { name: 'Try again' });
  demo.settings.failureRate = 0;
  await user.click(retry);
  expect(await screen.findAllByRole('listitem')).toHaveLength(4);
});

test('a task is completed in its row, stays there struck out, and is taken back by the word that says so', async () => {
  const { tasks, user, runtime } = await open();
  const [first, second] = tasks;
  if (!first || !second) throw new Error('The seed has too few tasks of today');
  const box = await screen.findByRole('checkbox', { name: new RegExp(first.title) });
  await user.click(box);
  const read = async () => {
    const { data } = await runtime.http.get<Task[]>('/apps/todo/tasks');
    return data.find(({ id }) => id === first.id)?.isCompleted;
  };
  await waitFor(async () => expect(await read()).toBe(true));
  expect(box).toBeChecked();
  expect(screen.getByText(`1 of ${tasks.length}`)).toBeVisible();
  expect(box).toHaveFocus();
  const rows = screen.getAllByRole('listitem');
  expect(rows[0]).toHaveTextContent(first.title);
  expect(rows[1]).toHaveTextContent(second.title);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(box).not.toBeChecked());
  expect(await read()).toBe(false);
});

test('a task is added by quick add', async () => {
  const { user, getPath } = await open();
  await user.click(await screen.findByRole('button', { name: 'Add task' }));
  await waitFor(() => expect(getPath()).toBe('/apps/todo?add='));
});
