import type { BackendStore, z } from '@atrium/backend';
import { defineRowImport, type ReadRow, type RowIssue } from '@atrium/backend/import';
import { calls } from '../api/calls';
import { type Task, TaskToAdd } from '../api/schemas';
import { blankTask } from '../model/blankTask';
import { skipPastReminder } from './reminders';
import { tasksTable } from './tables';
import { getFirstPosition, merge, rejectUnknown } from './taskWrites';

const row = TaskToAdd.shape.task;

/** Tags and projects that there are not. */
async function findUnknown(store: BackendStore, rows: readonly ReadRow<z.output<typeof row>>[]): Promise<RowIssue[]> {
  const issues: RowIssue[] = [];
  for (const { row: at, input } of rows) {
    const rejection = await rejectUnknown(store, input);
    if (!rejection || typeof rejection.data.error === 'string') continue;
    for (const [field, [message = '']] of Object.entries(rejection.data.error))
      issues.push({ row: at, field, message });
  }
  return issues;
}

export const taskImport = defineRowImport({
  name: 'taskImports',
  what: 'tasks',
  row,
  importCall: calls.importTasks,
  undoCall: calls.undoImport,
  check: findUnknown,
  /** The rows keep their order, before the tasks that there are. */
  async add(store, inputs, self) {
    const tasks = store.table(tasksTable);
    const position = (await getFirstPosition(store)) - inputs.length + 1;
    const added: Task[] = [];
    for (const [at, sent] of inputs.entries()) {
      const place = { id: await tasks.nextId(), position: position + at };
      const first = { ...blankTask, ...place, title: sent.title, ...(self && { ownerId: self.id }) };
      added.push(await skipPastReminder(store, await tasks.put(merge(first, sent))));
    }
    return added;
  },
  find: (store, ids) => store.table(tasksTable).getMany(ids),
  remove: (store, { id }) => store.table(tasksTable).delete(id),
});
