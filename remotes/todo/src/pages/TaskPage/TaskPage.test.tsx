import { type RenderAppOptions, renderApp } from '@atrium/standalone/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Task } from '../../api/schemas';
import app from '../../app';
import { testOptions } from '../../testing/testOptions';

/** Opens a list. Most tests use that of one tag: it is short. */
const open = async (route: string, given: Partial<RenderAppOptions> = {}) => {
  const page = await renderApp(app, { ...testOptions, route, ...given });
  const ask = async (params = {}) => (await page.runtime.http.get<Task[]>('/apps/todo/tasks', { params })).data;
  return { ...page, ask };
};

const openTag = async (search = '') => {
  const page = await open(`/apps/todo/tag/high${search}`);
  const tasks = await page.ask({ tag: 'high' });
  const task = tasks.find(({ isCompleted, isImportant }) => !isCompleted && !isImportant);
  if (!task) throw new Error('The seed has no plain task of high priority');
  await screen.findByText(task.title);
  const stored = async () => (await page.ask()).find(({ id }) => id === task.id);
  return { ...page, task, stored };
};

const rowOf = async (title: string) => {
  const row = (await screen.findByText(title)).closest('li');
  if (!row) throw new Error(`${title} is in no list`);
  return within(row);
};

const quickAdd = () => screen.getByRole('textbox', { name: 'Quick add' });

/** Sets the value at once: each key would render the whole page. */
const write = async (user: Awaited<ReturnType<typeof open>>['user'], field: HTMLElement, text: string) => {
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
};

const expectNone = (title: string) => waitFor(() => expect(screen.queryByText(title)).toBeNull());

const titles = () =>
  within(screen.getByRole('list', { name: 'Tasks' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

test('lists the open tasks as the API orders them, under one heading, and unfolds what is done', async () => {
  const { ask, user } = await open('/apps/todo/tag/low');
  expect(screen.getByRole('heading', { level: 1, name: 'Low' })).toBeInTheDocument();
  expect(await screen.findByRole('list', { name: 'Tasks' })).toBeVisible();
  const tasks = await ask({ tag: 'low' });
  const titlesOf = (isDone: boolean) =>
    tasks.filter(({ isCompleted }) => isCompleted === isDone).map(({ title }) => title);
  expect(titles()).toEqual(titlesOf(false));
  await user.click(screen.getByRole('button', { name: /^Completed \d+$/ }));
  const done = within(screen.getByRole('list', { name: 'Completed' })).getAllByRole('link');
  expect(done.map(({ textContent }) => textContent)).toEqual(titlesOf(true));
  await user.click(screen.getByRole('button', { name: /^Completed \d+$/ }));
  expect(screen.queryByRole('list', { name: 'Completed' })).toBeNull();
});

test('orders by due date in groups, and keeps the order in the address', async () => {
  const { user, getPath } = await openTag();
  await user.click(screen.getByRole('button', { name: 'Sort: Newest first' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Due date' }));
  expect(await screen.findByRole('heading', { level: 2, name: /^Overdue/ })).toBeVisible();
  for (const row of within(screen.getByRole('list', { name: /^Overdue/ })).getAllByRole('listitem'))
    expect(row).toHaveTextContent(/Overdue, /);
  expect(getPath()).toBe('/apps/todo/tag/high?sort=due-date');
});

test('ticks a task off at once, keeps it, and takes it back', async () => {
  const { user, task, stored } = await openTag();
  await user.click((await rowOf(task.title)).getByRole('checkbox'));
  await expectNone(task.title);
  await waitFor(async () => expect((await stored())?.isCompleted).toBe(true));
  await user.click(await screen.findByText('Undo'));
  await waitFor(async () => expect((await stored())?.isCompleted).toBe(false));
});

test('takes a change back, and says so, when it cannot be kept', async () => {
  const { user, task, demo } = await openTag();
  const row = await rowOf(task.title);
  demo.settings.failureRate = 1;
  await user.click(row.getByRole('button', { name: `Important: “${task.title}”` }));
  expect(await screen.findByText(`“${task.title}” could not be changed.`)).toBeVisible();
  expect(screen.queryByText('This could not be loaded')).toBeNull();
  await rowOf(task.title);
});

test('adds from one line what its words say', async () => {
  const { user, ask } = await openTag();
  await write(user, quickAdd(), 'Call Ann every monday 5pm #team @kofi +spring-issue !');
  const read = within(screen.getByRole('region', { name: 'Recognised' }));
  await read.findByText('Every week on Monday, 17:00');
  for (const text of ['Team', 'Kofi Mensah', 'Spring issue', 'Important']) expect(read.getByText(text)).toBeVisible();
  await user.keyboard('{Enter}');
  const row = await rowOf('Call Ann');
  expect(row.getByText('Spring issue')).toBeVisible();
  expect(quickAdd()).toHaveValue('');
  expect((await ask())[0]).toMatchObject({
    title: 'Call Ann',
    dueDate: expect.any(String),
    dueTime: '17:00',
    recurrence: { unit: 'week', every: 1, weekdays: [1] },
    tags: ['high', 'team'],
    assignee: { fullName: 'Kofi Mensah', avatar: expect.any(String) },
    projectId: 1,
    isImportant: true,
  });
});

test.each([
  ['Chrome', { keyCode: 229, isComposing: true }],
  ['Safari', { keyCode: 229, isComposing: false }],
])('the Enter that confirms a word of an input method adds nothing in %s', async (_, pressed) => {
  const { user } = await openTag();
  await write(user, quickAdd(), '会議');
  fireEvent.keyDown(quickAdd(), { key: 'Enter', ...pressed });
  expect(quickAdd()).toHaveValue('会議');
  fireEvent.keyDown(quickAdd(), { key: 'Enter', keyCode: 13 });
  await rowOf('会議');
});

test('asks before it adds words that look like a date and are none', async () => {
  const { user, ask } = await openTag();
  await write(user, quickAdd(), 'Take pills twice a day');
  await screen.findByRole('button', { name: 'Keep “twice a day” in the title' });
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(/twice a day.*Press Enter again/);
  expect(quickAdd()).toHaveValue('Take pills twice a day');
  await user.keyboard('{Enter}');
  await rowOf('Take pills twice a day');
  expect((await ask())[0]).toMatchObject({ dueDate: null, recurrence: null });
});

test('keeps the words of a line that are not meant', async () => {
  const { user, ask } = await openTag();
  await write(user, quickAdd(), 'Play tomorrow never knows');
  await user.click(await screen.findByRole('button', { name: 'Keep “tomorrow” in the title' }));
  await user.type(quickAdd(), '{Enter}');
  await rowOf('Play tomorrow never knows');
  expect((await ask())[0]).toMatchObject({ title: 'Play tomorrow never knows', dueDate: null });
});

test('says why a line is no task yet, and keeps it', async () => {
  const { user } = await openTag();
  await user.type(quickAdd(), '#team{Enter}');
  expect(screen.getByRole('alert')).toHaveTextContent('Write what needs to be done as well.');
  expect(quickAdd()).toHaveValue('#team');
  await write(user, quickAdd(), 'x'.repeat(3000));
  expect(screen.getByRole('alert')).toHaveTextContent('at most 200 characters; this one has 3,000');
});

test('completes several tasks at once, and takes that back @all', async () => {
  const { user, ask, task } = await openTag();
  const open = (await ask({ tag: 'high' })).filter(({ isCompleted }) => !isCompleted);
  await user.click(screen.getByRole('button', { name: 'Select several' }));
  await user.click((await rowOf(task.title)).getByRole('checkbox', { name: `Select “${task.title}”` }));
  await user.click(screen.getByText(/^Select all/));
  await user.click(screen.getByRole('button', { name: 'Complete' }));
  await waitFor(async () =>
    expect((await ask({ tag: 'high' })).filter(({ isCompleted }) => !isCompleted)).toHaveLength(0),
  );
  await user.click(await screen.findByText('Undo'));
  await waitFor(async () =>
    expect((await ask({ tag: 'high' })).filter(({ isCompleted }) => !isCompleted).map(({ id }) => id)).toEqual(
      open.map(({ id }) => id),
    ),
  );
});

test('deletes a task from its drawer and brings it back @all', async () => {
  const { user, task } = await openTag();
  await user.click(screen.getByText(task.title));
  const drawer = within(await screen.findByRole('dialog', { name: 'Task' }));
  await user.click(await drawer.findByRole('button', { name: 'Delete' }));
  await expectNone(task.title);
  await user.click(await screen.findByText('Undo'));
  await rowOf(task.title);
});

test('restores from the deleted ones, empties them, and takes that back @all', async () => {
  const { user, ask } = await open('/apps/todo/deleted');
  const [first, ...others] = await ask({ filter: 'deleted' });
  if (!first) throw new Error('The seed has no deleted task');
  const row = await rowOf(first.title);
  await user.click(row.getByRole('button', { name: `Restore “${first.title}”` }));
  await expectNone(first.title);
  await user.click(screen.getByRole('button', { name: 'Empty' }));
  expect(await screen.findByText('Nothing deleted')).toBeVisible();
  await user.click(await screen.findByText('Undo'));
  await waitFor(async () => expect(await ask({ filter: 'deleted' })).toHaveLength(others.length));
});

test('changes a task in the drawer @all', async () => {
  const { user, task, getPath, stored } = await openTag();
  await user.click(screen.getByText(task.title));
  expect(getPath()).toBe(`/apps/todo/tag/high?task=${task.id}`);
  const drawer = within(await screen.findByRole('dialog', { name: 'Task' }));
  const title = await drawer.findByRole('textbox', { name: /Title/ });
  await user.clear(title);
  await user.click(drawer.getByRole('button', { name: 'Save' }));
  expect(await drawer.findByText('Enter a title.')).toBeVisible();
  await write(user, title, 'Proofread twice');
  await user.click(drawer.getByRole('button', { name: 'Save' }));
  await rowOf('Proofread twice');
  expect(getPath()).toBe('/apps/todo/tag/high');
  const lastChange = expect.objectContaining({ by: 'Joana Duarte' });
  expect(await stored()).toEqual({ ...task, title: 'Proofread twice', rev: 2, lastChange });
});

test('what is typed stays when the task leaves the list, and is saved', async () => {
  const { user, task, runtime, stored } = await openTag();
  await user.click(await screen.findByText(task.title));
  const drawer = within(await screen.findByRole('dialog', { name: 'Task' }));
  await write(user, await drawer.findByRole('textbox', { name: /Title/ }), 'Typed before it left');
  await act(async () => void (await runtime.http.delete('/apps/todo/delete-task', { params: { taskId: task.id } })));
  expect(await drawer.findByText('This task was deleted.')).toBeVisible();
  expect(drawer.getByRole('textbox', { name: /Title/ })).toHaveDisplayValue('Typed before it left');
  await user.click(drawer.getByRole('button', { name: 'Restore' }));
  await drawer.findByRole('button', { name: 'Mark complete' });
  await user.click(drawer.getByRole('button', { name: 'Save' }));
  await waitFor(async () => expect((await stored())?.title).toBe('Typed before it left'));
});

test('adds a task from the drawer @all', async () => {
  const { user, ask } = await open('/apps/todo/tag/high?task=new');
  const drawer = within(await screen.findByRole('dialog', { name: 'Add task' }));
  await write(user, await drawer.findByRole('textbox', { name: /Title/ }), 'Write to Mei');
  for (const step of ['Ask about tea', 'Say thanks']) {
    await write(user, drawer.getByPlaceholderText('Add a step'), step);
    await user.keyboard('{Enter}');
  }
  await user.click(drawer.getByRole('checkbox', { name: 'Done: “Ask about tea”' }));
  await user.click(drawer.getByRole('button', { name: 'Add' }));
  await rowOf('Write to Mei');
  expect((await ask())[0]).toMatchObject({
    title: 'Write to Mei',
    tags: ['high'],
    subtasks: [
      { id: '1', title: 'Ask about tea', isDone: true },
      { id: '2', title: 'Say thanks', isDone: false },
    ],
  });
});

test('opens a task by its address that the list does not hold', async () => {
  const { ask } = await open('/apps/todo/completed?task=99999');
  expect(await screen.findByText('This task no longer exists')).toBeVisible();
  cleanup();
  const plain = (await ask()).find(({ isCompleted }) => !isCompleted);
  if (!plain) throw new Error('The seed has no open task');
  await open(`/apps/todo/completed?task=${plain.id}`);
  expect(await screen.findByDisplayValue(plain.title)).toBeVisible();
});

test('goes through the list by keys, also when a task leaves it @all', async () => {
  const { user, ask } = await open('/apps/todo/completed');
  const [first, second] = await ask({ filter: 'completed' });
  if (!first || !second) throw new Error('The seed has no two completed tasks');
  (await screen.findByRole('link', { name: first.title })).focus();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('link', { name: second.title })).toHaveFocus();
  await user.keyboard('{ArrowUp}x');
  await expectNone(first.title);
  await waitFor(() => expect(screen.getByRole('link', { name: second.title })).toHaveFocus());
});

test('puts tasks in order by keys, for good @all', async () => {
  const { user, ask } = await openTag('?sort=position');
  const byHand = { tag: 'high', sortBy: 'position' };
  const [first, second] = await ask(byHand);
  if (!first || !second) throw new Error('The seed has no two tasks of high priority');
  await screen.findByRole('button', { name: `Move “${first.title}”` });
  screen.getByRole('link', { name: first.title }).focus();
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await waitFor(() => expect(titles().slice(0, 2)).toEqual([second.title, first.title]));
  await waitFor(async () => expect((await ask(byHand))[0]?.id).toBe(second.id));
});

test('says whether nothing was found or nothing is there, and clears the search', async () => {
  const { user, task, getPath } = await openTag();
  await user.type(screen.getByRole('searchbox', { name: 'Search tasks' }), 'qqqq{Enter}');
  expect(await screen.findByText('No title in this list contains “qqqq”.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  await rowOf(task.title);
  expect(getPath()).toBe('/apps/todo/tag/high');
});

test('says that a list does not exist', async () => {
  await open('/apps/todo/nonsense');
  expect(screen.getByRole('heading', { name: 'There is no such list' })).toBeVisible();
});

test('shows why there is no list, and tries again', async () => {
  const { user, demo } = await openTag();
  demo.settings.failureRate = 1;
  await user.click(screen.getByRole('link', { name: /^Deleted/ }));
  const retry = await screen.findByRole('button', { name: 'Try again' });
  demo.settings.failureRate = 0;
  await user.click(retry);
  expect(await screen.findByRole('list', { name: 'Tasks' })).toBeVisible();
});

test('adds a task for another app', async () => {
  // From any page: this one appears soon.
  const { runtime, ask } = await open('/apps/todo/nonsense');
  await runtime.commands.run('todo.add', { title: 'Answer the letter of 3 May' });
  expect((await ask())[0]).toMatchObject({ title: 'Answer the letter of 3 May' });
  await expect(runtime.commands.run('todo.add', { title: ' ' })).rejects.toMatchObject({ code: 'invalid' });
});

test('speaks German', async () => {
  await open('/apps/todo/tag/high?sort=due-date', { language: 'de' });
  expect(screen.getByRole('heading', { level: 1, name: 'Hoch' })).toBeInTheDocument();
  expect(await screen.findByRole('heading', { level: 2, name: /^Überfällig/ })).toBeVisible();
});
