import {
  and,
  answerCall,
  type BackendStore,
  between,
  created,
  Done,
  done,
  eq,
  ok,
  readRows,
  rejectStale,
  toDay,
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
import { tasksTable } from './tables';
import { countTasks, getOrder, toWhere } from './taskSearch';
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
    async handle(store, { input }) {
      const tasks = store.table(tasksTable);
      const query = { where: toWhere(input, dayOf(store, input.today)), orderBy: getOrder(input.sortBy) };
      // Boards and lists take all tasks at once, on a server too.
      if (typeof (input.page ?? input.perPage) !== 'number')
        return ok(await tasks.find({ ...query, limit: maxListed }));
      return ok(await readRows(store, tasks, query, input, defaultPerPage));
    },
  }),
  answerCall(calls.getTaskCounts, {
    summary: 'How many open tasks each list, tag and project has, and how many are in the bin',
    input: schemas.DayQuery,
    answer: schemas.TaskCounts,
    handle: async (store, { input: { today } }) => ok(await countTasks(store, dayOf(store, today))),
  }),
  answerCall(calls.getDatedTasks, {
    summary: 'Tasks that are due from one day to another, for apps that show what happens on a day',
    input: schemas.DatedQuery,
    answer: z.array(schemas.DatedTask),
    async handle(store, { input: { from, to } }) {
      const where = and(eq('isDeleted', false), between('dueDate', from, to));
      const tasks = await store.table(tasksTable).find({ where });
      const dated = tasks.flatMap(({ id, title, dueDate, dueTime = null, isCompleted }) =>
        dueDate === null ? [] : [{ id, title, date: dueDate, time: dueTime, isCompleted, link: taskLink(id) }],
      );
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
    async handle(store, { input: { task: sent }, user }) {
      const rejection = await rejectUnknown(store, sent);
      if (rejection) return rejection;
      const tasks = store.table(tasksTable);
      const place = { id: await tasks.nextId(), position: await getFirstPosition(store) };
      const first = { ...blankTask, ...place, title: sent.title, ...(user && { ownerId: user.id }) };
      return created({ task: await skipPastReminder(store, await tasks.put(merge(first, sent))) });
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
    async handle(store, { input: { task: sent, today }, user }) {
      const found = await store.table(tasksTable).get(sent.id);
      if (!found) return unknown('task');
      const before = sent.dueTime && user ? { ...found, ownerId: found.ownerId ?? user.id } : found;
      const rejection = rejectStale(before, sent.rev) ?? (await rejectUnknown(store, sent));
      if (rejection) return rejection;
      const task = await saveTask(store, before, merge(before, sent), today);
      return ok({ task: await skipPastReminder(store, task) });
    },
  }),
  answerCall(calls.updateTasks, {
    summary: 'The same change for several tasks at once; unknown ids are skipped',
    input: schemas.TasksUpdate,
    answer: Done,
    async handle(store, { input: { taskIds, dataToUpdate, today } }) {
      const rejection = await rejectUnknown(store, dataToUpdate);
      if (rejection) return rejection;
      const removed = new Set<number>();
      for (const task of await store.table(tasksTable).getMany(taskIds)) {
        // Reopening a task before may have taken this one, the next of its recurrence.
        if (removed.has(task.id)) continue;
        const saved = await saveTask(store, task, merge(task, dataToUpdate), today);
        if (task.nextTaskId && !saved.nextTaskId) removed.add(task.nextTaskId);
        await skipPastReminder(store, saved);
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
    async handle(store, { input: { taskId } }) {
      const task = await store.table(tasksTable).get(taskId);
      if (!task) return unknown('task');
      await store.table(tasksTable).put({ ...task, isDeleted: true });
      return done();
    },
  }),
  answerCall(calls.emptyBin, {
    summary: 'Delete the tasks in the bin for good: those with these ids',
    input: schemas.TaskIds,
    answer: Done,
    action: 'delete',
    async handle(store, { input: { taskIds } }) {
      const tasks = await store.table(tasksTable).getMany(taskIds);
      for (const { id, isDeleted } of tasks) if (isDeleted) await store.bin(tasksTable, id);
      return done();
    },
  }),
  answerCall(calls.reorderTasks, {
    summary: 'Put tasks into an order by hand, in the places that they hold together',
    input: schemas.TaskIds,
    answer: Done,
    rejections: [404],
    async handle(store, { input: { taskIds } }) {
      const table = store.table(tasksTable);
      const tasks = await table.getMany(taskIds);
      if (tasks.length < new Set(taskIds).size) return unknown('task');
      const places = tasks.map(({ position }) => position).sort((a, b) => a - b);
      for (const [index, task] of tasks.entries()) {
        const position = places[index] ?? task.position;
        if (position !== task.position) await table.put({ ...task, position });
      }
      return done();
    },
  }),
];

export const taskCalls = [...readingCalls, ...changingCalls, ...orderingCalls];
