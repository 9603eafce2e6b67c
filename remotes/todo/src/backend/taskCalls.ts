import {
  answerCall,
  type BackendStore,
  created,
  Done,
  done,
  ok,
  rejectStale,
  selectPage,
  sortFound,
  toDay,
  toPaging,
  unknown,
  z,
} from '@atrium/backend';
import { calls } from '../api/calls';
import { maxListed } from '../api/limits';
import type { Task } from '../api/schemas';
import * as schemas from '../api/schemas';
import { blankTask } from '../model/blankTask';
import { taskLink } from '../model/taskAddress';
import { skipPastReminder } from './reminders';
import { tasksKey } from './tables';
import { countTasks, findTasks, getOrder } from './taskSearch';
import { getFirstPosition, merge, rejectUnknown, saveTask } from './taskWrites';

/** Clients of the original template need picture and name of an assignee: empty ones for nobody. */
const taskLegacyView = ({ assignee, ...task }: Task) => ({
  ...task,
  assignee: assignee ?? { fullName: '', avatar: '' },
});

const defaultPerPage = 50;

const dayOf = (store: BackendStore, today: string | null | undefined) => today ?? toDay(new Date(store.now()));

const readingCalls = [
  answerCall(calls.getTasks, {
    summary:
      'Tasks of a filter, a tag and a project, the latest first unless sorted otherwise; with page or perPage one page',
    notes:
      'filter is important, completed (both without the deleted), deleted, today (open and due by today) or upcoming (open and with a date); anything else is all that is not deleted. sortBy is latest, title-asc, title-desc, assignee, due-date or position; what has no assignee or date comes last.',
    input: schemas.TaskQuery,
    answer: z.array(schemas.Task),
    legacyView: (tasks) => tasks.map(taskLegacyView),
    handle(store, { input }) {
      const found = findTasks(store.table(tasksKey).all(), input, dayOf(store, input.today));
      const order = getOrder(input.sortBy);
      const paging = toPaging(store, input, maxListed);
      return ok(paging ? selectPage(found, order, paging, defaultPerPage) : sortFound(found, order));
    },
  }),
  answerCall(calls.getTaskCounts, {
    summary: 'How many open tasks each list, tag and project has, and how many are in the bin',
    input: schemas.DayQuery,
    answer: schemas.TaskCounts,
    handle: (store, { input: { today } }) => ok(countTasks(store.table(tasksKey).all(), dayOf(store, today))),
  }),
  answerCall(calls.getDatedTasks, {
    summary: 'Tasks that are due from one day to another, for apps that show what happens on a day',
    input: schemas.DatedQuery,
    answer: z.array(schemas.DatedTask),
    handle(store, { input: { from, to } }) {
      const dated = store
        .table(tasksKey)
        .all()
        .flatMap((task) => {
          const { id, title, dueDate, dueTime = null, isCompleted, isDeleted } = task;
          if (isDeleted || dueDate === null || dueDate < from || dueDate > to) return [];
          return { id, title, date: dueDate, time: dueTime, isCompleted, link: taskLink(id) };
        });
      return ok(dated);
    },
  }),
];

const changingCalls = [
  answerCall(calls.addTask, {
    summary: 'Add a task',
    envelope: 'task',
    input: schemas.TaskToAdd,
    answer: schemas.TaskAnswer,
    legacyView: ({ task }) => ({ task: taskLegacyView(task) }),
    success: [201],
    handle(store, { input: { task: sent }, user }) {
      const tasks = store.table(tasksKey);
      const place = { id: tasks.nextId(), position: getFirstPosition(store) };
      const first = { ...blankTask, ...place, title: sent.title, ...(user && { ownerId: user.id }) };
      return rejectUnknown(store, sent) ?? created({ task: skipPastReminder(store, tasks.put(merge(first, sent))) });
    },
  }),
  answerCall(calls.updateTask, {
    summary: 'Change a task; isDeleted: false restores it',
    notes:
      'What is absent stays; null clears a date, a time, a recurrence, an assignee or a project. A rev that is no longer the latest is refused. Completing a task that recurs makes the next one.',
    envelope: 'task',
    input: schemas.TaskUpdate,
    answer: schemas.TaskAnswer,
    legacyView: ({ task }) => ({ task: taskLegacyView(task) }),
    rejections: [404, 409],
    handle(store, { input: { task: sent, today }, user }) {
      const found = store.table(tasksKey).get(sent.id);
      if (!found) return unknown('task');
      const before = sent.dueTime && user ? { ...found, ownerId: found.ownerId ?? user.id } : found;
      return (
        rejectStale(before, sent.rev) ??
        rejectUnknown(store, sent) ??
        ok({ task: skipPastReminder(store, saveTask(store, before, merge(before, sent), today)) })
      );
    },
  }),
  answerCall(calls.updateTasks, {
    summary: 'The same change for several tasks at once; unknown ids are skipped',
    input: schemas.TasksUpdate,
    answer: Done,
    handle(store, { input: { taskIds, dataToUpdate, today } }) {
      const rejection = rejectUnknown(store, dataToUpdate);
      if (rejection) return rejection;
      const table = store.table(tasksKey);
      for (const id of new Set(taskIds)) {
        const task = table.get(id);
        if (task) skipPastReminder(store, saveTask(store, task, merge(task, dataToUpdate), today));
      }
      return done();
    },
  }),
];

const orderingCalls = [
  answerCall(calls.deleteTask, {
    summary: 'Put a task into the bin',
    input: schemas.TaskId,
    answer: Done,
    rejections: [404],
    handle(store, { input: { taskId } }) {
      const task = store.table(tasksKey).get(taskId);
      if (!task) return unknown('task');
      store.table(tasksKey).put({ ...task, isDeleted: true });
      return done();
    },
  }),
  answerCall(calls.emptyBin, {
    summary: 'Delete the tasks in the bin for good: those with these ids',
    input: schemas.TaskIds,
    answer: Done,
    action: 'delete',
    handle(store, { input: { taskIds } }) {
      for (const id of taskIds) if (store.table(tasksKey).get(id)?.isDeleted) store.bin(tasksKey, id);
      return done();
    },
  }),
  answerCall(calls.reorderTasks, {
    summary: 'Put tasks into an order by hand, in the places that they hold together',
    input: schemas.TaskIds,
    answer: Done,
    rejections: [404],
    handle(store, { input: { taskIds } }) {
      const table = store.table(tasksKey);
      const ids = [...new Set(taskIds)];
      const tasks = ids.flatMap((id) => table.get(id) ?? []);
      if (tasks.length < ids.length) return unknown('task');
      const places = tasks.map(({ position }) => position).sort((a, b) => a - b);
      for (const [index, task] of tasks.entries()) {
        const position = places[index] ?? task.position;
        if (position !== task.position) table.put({ ...task, position });
      }
      return done();
    },
  }),
];

export const taskCalls = [...readingCalls, ...changingCalls, ...orderingCalls];
