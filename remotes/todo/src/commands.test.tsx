import { renderApp } from '@atrium/standalone/testing';
import { act, screen } from '@testing-library/react';
import type { Task } from './api/schemas';
import app from './app';
import { testOptions } from './testing/testOptions';

test('tasks of a file come with day and text, and go again', async () => {
  const modules = { './commands': () => import('./commands'), './backend': () => import('./backend') };
  const { runtime } = await renderApp(app, { ...testOptions, modules, route: '/apps/todo' });
  await screen.findByRole('heading', { level: 1 });
  const titles = async () => (await runtime.http.get<Task[]>('/apps/todo/tasks')).data.map(({ title }) => title);
  const before = await titles();
  const task = { title: 'Taxes', dueDate: '2026-12-31', recurrence: { unit: 'day', every: 2 } };
  const odd = { title: 'Never', dueDate: 'some day' };
  const tasks = [{ ...task, description: 'a < b\nc' }, odd];
  const answer: unknown = await act(() => runtime.commands.run('todo.import', { tasks }));
  expect(answer).toEqual({ id: expect.any(Number), imported: 1 });
  const { data } = await runtime.http.get<Task[]>('/apps/todo/tasks', { params: { q: 'Taxes' } });
  expect(data).toEqual([expect.objectContaining({ ...task, description: '<p>a &lt; b</p><p>c</p>' })]);
  await act(() => runtime.commands.run('todo.undoImport', { id: Reflect.get(Object(answer), 'id') }));
  expect(await titles()).toEqual(before);
});
