import { renderInApp } from '@atrium/standalone/testing';
import { waitFor } from '@testing-library/react';
import type { DatedTask, TaskAnswer } from '../api/schemas';
import app from '../app';
import { testOptions } from '../testing/testOptions';
import DayTasks from './DayTasks';

const days = { from: '2031-05-01', to: '2031-05-31' };

test('hands over the tasks of the days, and again when one changes', async () => {
  const show = jest.fn<void, [string, DatedTask[]]>();
  const { runtime } = await renderInApp(app, <DayTasks data={{ ...days, show }} />, { ...testOptions, route: '/' });
  await waitFor(() => expect(show).toHaveBeenLastCalledWith('todo', []));
  const { data } = await runtime.http.post<TaskAnswer>('/apps/todo/add-tasks', {
    task: { title: 'Renew the passport', dueDate: '2031-05-12' },
  });
  const item = { id: data.task.id, title: 'Renew the passport', date: '2031-05-12', time: null, isCompleted: false };
  await waitFor(() =>
    expect(show).toHaveBeenLastCalledWith('todo', [{ ...item, link: `/apps/todo?task=${data.task.id}` }]),
  );
});

test.each([undefined, null, 'days', {}, { from: 1, to: 2, show: () => undefined }, { ...days, show: 'now' }])(
  'asks for nothing where the place says %j',
  async (data) => {
    const { container } = await renderInApp(app, <DayTasks data={data} />, { ...testOptions, route: '/' });
    expect(container.querySelector('main')).toBeEmptyDOMElement();
  },
);
