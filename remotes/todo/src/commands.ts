import { defineCommands } from '@atrium/contract';
import { todoApi } from './api/todoApi';
import { withRichText } from './model/withRichText';

const textOf = (argument: unknown, name: string): string =>
  typeof argument === 'object' && argument !== null && name in argument ? String(Reflect.get(argument, name)) : '';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function recordsOf(argument: unknown, name: string): Record<string, unknown>[] {
  const list: unknown = isRecord(argument) ? argument[name] : [];
  return Array.isArray(list) ? list.filter(isRecord) : [];
}

export default defineCommands({
  'todo.new': (_argument, { navigate }) => navigate('/apps/todo?task=new'),
  'todo.write': (argument, { navigate }) => navigate(`/apps/todo?add=${encodeURIComponent(textOf(argument, 'line'))}`),
  'todo.add': async (argument, { store }) => {
    const { task } = await store
      .dispatch(todoApi.endpoints.addTask.initiate({ title: textOf(argument, 'title') }))
      .unwrap();
    return { id: task.id };
  },
  /** Tasks of a file that another app has read: how many were added, and the id that takes them back. */
  'todo.import': async (argument, { store }) => {
    const { importTasks } = await import('./api/importApi');
    const rows = recordsOf(argument, 'tasks').map(withRichText);
    const { id, imported } = await store.dispatch(importTasks.initiate({ rows })).unwrap();
    return { id, imported };
  },
  'todo.undoImport': async (argument, { store }) => {
    const { undoImport } = await import('./api/importApi');
    return store.dispatch(undoImport.initiate({ id: Number(textOf(argument, 'id')) })).unwrap();
  },
});
