import { screen, waitFor, within } from '@testing-library/react';
import { installMock } from 'mock';
import type { Task } from 'shared/api';
import { type RenderAppOptions, renderApp } from 'shared/testing';
import app from '../app';
import de from '../locales/de.json';
import en from '../locales/en.json';
import fr from '../locales/fr.json';
import pt from '../locales/pt.json';
import manifest from '../manifest';

const open = async (route: string, given: Partial<RenderAppOptions> = {}) => {
  const page = await renderApp(app, {
    manifest,
    installMock,
    locales: { en, de, fr, pt },
    modules: { './commands': () => import('../commands') },
    route,
    ...given,
  });
  const ask = async (params = {}) => (await page.runtime.http.get<Task[]>('/apps/todo/tasks', { params })).data;
  await screen.findAllByRole('listitem');
  return { ...page, ask };
};

const rowOf = async (title: string) => {
  const row = (await screen.findByRole('link', { name: title })).closest('li');
  if (!row) throw new Error(`${title} stands in no list`);
  return within(row);
};

const titles = () =>
  within(screen.getByRole('list', { name: 'Tasks' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

/** The first open task that is neither starred nor deleted. */
const plainOf = (tasks: Task[]): Task => {
  const found = tasks.find(({ isCompleted, isImportant }) => !isCompleted && !isImportant);
  if (!found) throw new Error('The seed has no plain task');
  return found;
};

test('lists the tasks as the API orders them, under one heading', async () => {
  const { ask } = await open('/apps/todo');
  expect(screen.getByRole('heading', { level: 1, name: 'To-do' })).toBeInTheDocument();
  expect(titles()).toEqual((await ask()).map(({ title }) => title));
});

test('orders by due date in groups, and keeps the order in the address', async () => {
  const { user, getPath } = await open('/apps/todo');
  await user.click(screen.getByRole('button', { name: 'Order: Newest first' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Due date' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Overdue' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Today' })).toBeVisible();
  const overdue = screen.getByRole('list', { name: 'Overdue' });
  for (const row of within(overdue).getAllByRole('listitem')) expect(row).toHaveTextContent(/Overdue, /);
  expect(getPath()).toBe('/apps/todo?sort=due-date');
});

test('ticks a task off at once, and keeps it', async () => {
  const { user, ask } = await open('/apps/todo');
  const { id, title } = plainOf(await ask());
  const row = await rowOf(title);
  await user.click(row.getByRole('checkbox'));
  expect(row.getByRole('checkbox')).toBeChecked();
  await waitFor(async () => expect((await ask()).find((task) => task.id === id)?.isCompleted).toBe(true));
});

test('takes a change back, and says so, when it cannot be kept', async () => {
  const { user, ask, demo } = await open('/apps/todo');
  const { title } = plainOf(await ask());
  const row = await rowOf(title);
  demo.settings.failureRate = 1;
  await user.click(row.getByRole('button', { name: `Important: “${title}”` }));
  expect(await screen.findByText(`“${title}” could not be changed.`)).toBeVisible();
  demo.settings.failureRate = 0;
});

test('adds from one line what its words say', async () => {
  const { user, ask } = await open('/apps/todo');
  await user.type(screen.getByRole('textbox', { name: 'Quick add' }), 'Call Ann tomorrow 5pm #team !');
  const read = screen.getByRole('region', { name: 'What was read from it' });
  await within(read).findByRole('button', { name: 'Keep as words, without a date' });
  await user.keyboard('{Enter}');
  const row = await rowOf('Call Ann, 17:00');
  expect(row.getByText('Tomorrow')).toBeVisible();
  expect(row.getByText('Team')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Quick add' })).toHaveValue('');
  expect((await ask())[0]).toMatchObject({ title: 'Call Ann, 17:00', tags: ['team'], isImportant: true });
});

test('keeps the words of a line when they are not meant as a date', async () => {
  const { user, ask } = await open('/apps/todo/tag/high');
  await user.type(screen.getByRole('textbox', { name: 'Quick add' }), 'Write tomorrow never knows');
  await user.click(await screen.findByRole('button', { name: 'Keep as words, without a date' }));
  await user.type(screen.getByRole('textbox', { name: 'Quick add' }), '{Enter}');
  await rowOf('Write tomorrow never knows');
  expect((await ask())[0]).toMatchObject({ dueDate: null, tags: ['high'] });
});

test('deletes a task and brings it back', async () => {
  const { user, ask } = await open('/apps/todo');
  const { title } = plainOf(await ask());
  await user.click(screen.getByRole('link', { name: title }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: title })).toBeNull());
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('link', { name: title })).toBeVisible();
});

test('restores from the deleted ones, empties them, and takes that back', async () => {
  const { user, ask } = await open('/apps/todo/deleted');
  const [first, ...others] = await ask({ filter: 'deleted' });
  if (!first) throw new Error('The seed has no deleted task');
  const row = await rowOf(first.title);
  await user.click(row.getByRole('button', { name: `Restore “${first.title}”` }));
  await waitFor(() => expect(screen.queryByRole('link', { name: first.title })).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Empty' }));
  expect(await screen.findByText('Nothing deleted')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect(await ask({ filter: 'deleted' })).toHaveLength(others.length));
});

test('changes a task in the drawer, and asks before what was typed is lost', async () => {
  const { user, ask, getPath } = await open('/apps/todo');
  const { id, title } = plainOf(await ask());
  await user.click(screen.getByRole('link', { name: title }));
  expect(getPath()).toBe(`/apps/todo?task=${id}`);
  const drawer = within(await screen.findByRole('dialog', { name: 'Task' }));
  const field = await drawer.findByRole('textbox', { name: /Title/ });
  await user.clear(field);
  expect(drawer.getByRole('button', { name: 'Save' })).toBeDisabled();
  await user.type(field, 'Proofread twice');
  await user.click(drawer.getByRole('button', { name: 'Close' }));
  expect(await screen.findByText('Leave without saving?')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(drawer.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('link', { name: 'Proofread twice' })).toBeVisible();
  await waitFor(() => expect(getPath()).toBe('/apps/todo'));
});

test('opens a task by its address, whatever list is on screen', async () => {
  const { ask } = await open('/apps/todo/important');
  const { id, title } = plainOf(await ask());
  await open(`/apps/todo/important?task=${id}`);
  const drawers = await screen.findAllByRole('dialog', { name: 'Task' });
  expect(await within(drawers[0] as HTMLElement).findByRole('textbox', { name: /Title/ })).toHaveValue(title);
});

test('goes through the list by keys', async () => {
  const { user, ask } = await open('/apps/todo/completed');
  const [first, second] = await ask({ filter: 'completed' });
  if (!first || !second) throw new Error('The seed has no two completed tasks');
  screen.getByRole('link', { name: first.title }).focus();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('link', { name: second.title })).toHaveFocus();
  await user.keyboard('{ArrowUp}x');
  await waitFor(() => expect(screen.queryByRole('link', { name: first.title })).toBeNull());
  expect(screen.getByRole('link', { name: second.title })).toHaveFocus();
});

test('puts tasks in order by keys, for good', async () => {
  const { user, ask } = await open('/apps/todo?sort=position');
  const [first, second] = await ask({ sortBy: 'position' });
  if (!first || !second) throw new Error('The seed has no two tasks');
  (await screen.findByRole('link', { name: first.title })).focus();
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await waitFor(() => expect(titles().slice(0, 2)).toEqual([second.title, first.title]));
  await waitFor(async () =>
    expect((await ask({ sortBy: 'position' })).slice(0, 2).map(({ id }) => id)).toEqual([second.id, first.id]),
  );
});

test('tells nothing found from nothing there, and clears the search', async () => {
  const { user, getPath } = await open('/apps/todo');
  await user.type(screen.getByRole('searchbox', { name: 'Search tasks' }), 'qqqq{Enter}');
  expect(await screen.findByText('No title in this list contains “qqqq”.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(await screen.findAllByRole('listitem')).not.toHaveLength(0);
  expect(getPath()).toBe('/apps/todo');
});

test('says that a list does not exist', async () => {
  await open('/apps/todo/nonsense').catch(() => undefined);
  expect(screen.getByRole('heading', { name: 'There is no such list' })).toBeVisible();
});

test('shows why there is no list, and tries again', async () => {
  const { user, demo } = await open('/apps/todo');
  demo.settings.failureRate = 1;
  await user.click(screen.getByRole('link', { name: 'Important' }));
  const retry = await screen.findByRole('button', { name: 'Try again' });
  demo.settings.failureRate = 0;
  await user.click(retry);
  expect(await screen.findByRole('list', { name: 'Tasks' })).toBeVisible();
});

test('adds a task for another app', async () => {
  const { runtime } = await open('/apps/todo');
  await runtime.commands.run('todo.add', { title: 'Answer the letter' });
  expect(await screen.findByRole('link', { name: 'Answer the letter' })).toBeVisible();
  await expect(runtime.commands.run('todo.add', { title: ' ' })).rejects.toMatchObject({ code: 'invalid' });
});

test('speaks German', async () => {
  await open('/apps/todo?sort=due-date', { language: 'de' });
  expect(screen.getByRole('heading', { level: 1, name: 'Aufgaben' })).toBeInTheDocument();
  expect(await screen.findByRole('heading', { level: 2, name: 'Überfällig' })).toBeVisible();
});
