import { defineCommands } from 'shared/contract';
import { todoApi } from './api/todoApi';

/** The title of a checked argument; the manifest's schema has seen to the rest. */
const titleOf = (argument: unknown): string =>
  typeof argument === 'object' && argument !== null && 'title' in argument ? String(argument.title) : '';

export default defineCommands({
  /** Opens the form of a new task. */
  'todo.new': (_argument, { navigate }) => navigate('/apps/todo?task=new'),
  /** Adds a task and gives its id. */
  'todo.add': async (argument, { store }) => {
    const { task } = await store.dispatch(todoApi.endpoints.addTask.initiate({ title: titleOf(argument) })).unwrap();
    return { id: task.id };
  },
});
