import {
  and,
  asc,
  type BackendStore,
  type Due,
  gt,
  lte,
  notificationTopic,
  notify,
  oneOf,
  peopleTable,
} from '@atrium/backend';
import type { Task } from '../api/schemas';
import { dueMoment } from '../model/dueMoment';
import { taskLink } from '../model/taskAddress';
import { remindersTable, tasksTable } from './tables';

const day = 86_400_000;

/** Id of the moment up to which all tasks are done with. */
const allTasks = 0;

/** What became due before that moment reminds no more: it was a day ago, or all until then have been reminded of. */
async function remindedUntil(store: BackendStore): Promise<number> {
  const last = await store.table(remindersTable).get(allTasks);
  return Math.max(store.now() - day, last?.at ?? 0);
}

/** Open tasks that became due since, without a reminder for that moment. */
async function dueTasks(store: BackendStore): Promise<Task[]> {
  const due: Task[] = [];
  const where = and(gt('remindAt', await remindedUntil(store)), lte('remindAt', store.now()));
  for await (const task of store.table(tasksTable).each(where)) due.push(task);
  const reminded = new Map(
    (await store.table(remindersTable).getMany(due.map(({ id }) => id))).map(({ id, at }) => [id, at]),
  );
  return due.filter((task) => reminded.get(task.id) !== dueMoment(task));
}

/** Ids of the people to remind of a task: the assignee, or else the owner. */
async function createPeopleLookup(store: BackendStore, tasks: readonly Task[]): Promise<(task: Task) => number[]> {
  const names = tasks.flatMap(({ assignee }) => assignee?.fullName ?? []);
  const people = await store.table(peopleTable).find({ where: oneOf('fullName', names) });
  return ({ assignee, ownerId }) => {
    if (assignee) return people.filter(({ fullName }) => fullName === assignee.fullName).map(({ id }) => id);
    return typeof ownerId === 'number' ? [ownerId] : [];
  };
}

/** A task that was over when it was written reminds nobody. */
export async function skipPastReminder(store: BackendStore, task: Task): Promise<Task> {
  const at = dueMoment(task);
  if (at !== null && at <= store.now()) await store.table(remindersTable).put({ id: task.id, at });
  return task;
}

/** Reminds of due tasks once; missed ones as soon as somebody is there. */
export const dueReminders: Due = {
  sends: [notificationTopic],
  async nextAt(store) {
    const where = gt('remindAt', await remindedUntil(store));
    const next = await store.table(tasksTable).first({ where, orderBy: [asc('remindAt')] });
    return next ? dueMoment(next) : null;
  },
  async run(store) {
    const tasks = await dueTasks(store);
    const peopleOf = await createPeopleLookup(store, tasks);
    await store.table(remindersTable).put({ id: allTasks, at: store.now() });
    for (const task of tasks) {
      const { title, dueTime } = task;
      notify(store, {
        to: peopleOf(task),
        kind: 'task',
        code: 'todo.due',
        params: { title, time: dueTime ?? '' },
        title,
        text: `Due at ${dueTime}.`,
        link: taskLink(task.id),
      });
    }
  },
};
