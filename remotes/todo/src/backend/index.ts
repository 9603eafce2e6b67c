import {
  answerCall,
  type BackendStore,
  created,
  Done,
  defineBackend,
  done,
  isPaged,
  ok,
  refuseStale,
  selectPage,
  sortFound,
  unknown,
  z,
} from 'shared/backend';
import { calls } from '../api/calls';
import * as schemas from '../api/schemas';
import { searchTasks } from './recordSearch';
import { scaleUpTasks } from './scaleUpTasks';
import seed from './seed/seed.json';
import { tasksKey } from './tables';
import { findTasks, getOrder } from './taskSearch';

const { Task, TaskAnswer, TaskId, TaskIds, TaskQuery, TasksUpdate, TaskToAdd, TaskUpdate } = schemas;

const defaultPerPage = 50;

interface Fields {
  dueDate?: string | null;
  description?: string | null;
  assignee?: { fullName: string; avatar?: string | null } | null;
  tags?: schemas.Task['tags'] | null;
  isCompleted?: boolean | null;
  isDeleted?: boolean | null;
  isImportant?: boolean | null;
}

/** The task with what was sent; null clears a date or an assignee and leaves the rest as it is. */
const merge = (before: schemas.Task, { dueDate, assignee, ...fields }: Fields): schemas.Task => ({
  ...before,
  dueDate: dueDate === undefined ? before.dueDate : (dueDate?.slice(0, 10) ?? null),
  assignee: assignee === undefined ? before.assignee : assignee && toAssignee(assignee),
  description: fields.description ?? before.description,
  tags: fields.tags ? [...new Set(fields.tags)] : before.tags,
  isCompleted: fields.isCompleted ?? before.isCompleted,
  isDeleted: fields.isDeleted ?? before.isDeleted,
  isImportant: fields.isImportant ?? before.isImportant,
});

const toAssignee = ({ fullName, avatar }: { fullName: string; avatar?: string | null }) => ({
  fullName,
  avatar: avatar ?? null,
});

/** A new task comes before all others in the order by hand. */
const getFirstPosition = (store: BackendStore): number =>
  store
    .table(tasksKey)
    .all()
    .reduce((least, { position }) => Math.min(least, position), 1) - 1;

const blank = {
  dueDate: null,
  description: '',
  assignee: null,
  tags: [],
  isCompleted: false,
  isDeleted: false,
  isImportant: false,
  rev: 0,
};

export default defineBackend({
  id: 'todo',
  subject: 'Todo',
  tables: [tasksKey],
  entities: schemas,
  seed: async () => seed,
  scaleUp: { tasks: scaleUpTasks },
  restores: { task: { key: tasksKey } },
  search: (store, { q }) => searchTasks(store.table(tasksKey).all(), q),
  calls: [
    answerCall(calls.getTasks, {
      summary: 'Tasks of a filter and a tag, the latest first unless sorted otherwise; with page or perPage one page',
      notes:
        'filter is important, completed (both without the deleted) or deleted; anything else is all that is not deleted. sortBy is latest, title-asc, title-desc, assignee, due-date or position; what has no assignee or date comes last.',
      input: TaskQuery,
      answer: z.array(Task),
      handle(store, { input }) {
        const found = findTasks(store.table(tasksKey).all(), input);
        const order = getOrder(input.sortBy);
        return ok(isPaged(input) ? selectPage(found, order, input, defaultPerPage) : sortFound(found, order));
      },
    }),
    answerCall(calls.addTask, {
      summary: 'Add a task',
      envelope: 'task',
      input: TaskToAdd,
      answer: TaskAnswer,
      success: [201],
      handle(store, { input: { task: sent } }) {
        const tasks = store.table(tasksKey);
        const first = { ...blank, id: tasks.nextId(), title: sent.title, position: getFirstPosition(store) };
        return created({ task: tasks.put(merge(first, sent)) });
      },
    }),
    answerCall(calls.updateTask, {
      summary: 'Change a task; isDeleted: false restores it',
      notes:
        'What is absent stays; null clears a due date or an assignee. A rev that is no longer the latest is refused.',
      envelope: 'task',
      input: TaskUpdate,
      answer: TaskAnswer,
      refusals: [404, 409],
      handle(store, { input: { task: sent } }) {
        const before = store.table(tasksKey).get(sent.id);
        if (!before) return unknown('task');
        const changed = { ...merge(before, sent), title: sent.title ?? before.title };
        return refuseStale(before, sent.rev) ?? ok({ task: store.table(tasksKey).put(changed) });
      },
    }),
    answerCall(calls.updateTasks, {
      summary: 'Complete, star or delete several tasks at once, or take that back; unknown ids are skipped',
      input: TasksUpdate,
      answer: Done,
      handle(store, { input: { taskIds, dataToUpdate } }) {
        const table = store.table(tasksKey);
        for (const id of new Set(taskIds)) {
          const task = table.get(id);
          if (task) table.put(merge(task, dataToUpdate));
        }
        return done();
      },
    }),
    answerCall(calls.deleteTask, {
      summary: 'Put a task into the bin',
      input: TaskId,
      answer: Done,
      refusals: [404],
      handle(store, { input: { taskId } }) {
        const task = store.table(tasksKey).get(taskId);
        if (!task) return unknown('task');
        store.table(tasksKey).put({ ...task, isDeleted: true });
        return done();
      },
    }),
    answerCall(calls.emptyBin, {
      summary: 'Delete the tasks in the bin for good: those with these ids',
      input: TaskIds,
      answer: Done,
      action: 'delete',
      handle(store, { input: { taskIds } }) {
        for (const id of taskIds) if (store.table(tasksKey).get(id)?.isDeleted) store.bin(tasksKey, id);
        return done();
      },
    }),
    answerCall(calls.reorderTasks, {
      summary: 'Put tasks into an order by hand, in the places that they hold together',
      input: TaskIds,
      answer: Done,
      refusals: [404],
      handle(store, { input: { taskIds } }) {
        const table = store.table(tasksKey);
        const ids = [...new Set(taskIds)];
        const tasks = ids.flatMap((id) => table.get(id) ?? []);
        if (tasks.length < ids.length) return unknown('task');
        const places = tasks.map(({ position }) => position).sort((a, b) => a - b);
        for (const [index, task] of tasks.entries()) table.put({ ...task, position: places[index] ?? task.position });
        return done();
      },
    }),
  ],
});
