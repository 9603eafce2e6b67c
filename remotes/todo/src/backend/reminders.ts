import { type BackendStore, type Due, notificationTopic, notify, peopleKey } from '@atrium/backend';
import type { Task } from '../api/schemas';
import { dueMoment } from '../model/dueMoment';
import { taskLink } from '../model/taskAddress';
import { remindersKey, tasksKey } from './tables';

const day = 86_400_000;
const dayAt = (moment: number) => new Date(moment).toISOString().slice(0, 10);

/** Open tasks that became due within a day, without a reminder for that moment. */
function dueTasks(store: BackendStore): { task: Task; at: number }[] {
  const now = store.now();
  // Days cover all zones: most tasks are skipped without computing their clock.
  const [first, last] = [dayAt(now - 2 * day), dayAt(now + day)];
  const reminded = store.table(remindersKey);
  return store
    .table(tasksKey)
    .all()
    .flatMap((task) => {
      const { id, dueDate, dueTime, isCompleted, isDeleted } = task;
      if (!dueTime || !dueDate || dueDate < first || dueDate > last || isCompleted || isDeleted) return [];
      const at = dueMoment(task);
      return at !== null && at <= now && at > now - day && reminded.get(id)?.at !== at ? [{ task, at }] : [];
    });
}

/** Person to remind of a task: the assignee, or else the owner. */
function peopleOf(store: BackendStore, { assignee, ownerId }: Task): number[] {
  const people = store.table(peopleKey).all();
  const named = assignee && people.filter(({ fullName }) => fullName === assignee.fullName).map(({ id }) => id);
  return named ?? (typeof ownerId === 'number' ? [ownerId] : []);
}

export function skipPastReminder(store: BackendStore, task: Task): Task {
  const at = dueMoment(task);
  if (at !== null && at <= store.now()) store.table(remindersKey).put({ id: task.id, at });
  return task;
}

/** Reminds of due tasks once; missed ones as soon as somebody is there. */
export const dueReminders: Due = {
  sends: [notificationTopic],
  isAny: (store) => dueTasks(store).length > 0,
  run(store) {
    for (const { task, at } of dueTasks(store)) {
      store.table(remindersKey).put({ id: task.id, at });
      const { title, dueTime } = task;
      notify(store, {
        to: peopleOf(store, task),
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
