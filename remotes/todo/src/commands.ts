import { defineCommands } from '@atrium/contract';
import { todoApi } from './api/todoApi';

const textOf = (argument: unknown, name: string): string =>
  typeof argument === 'object' && argument !== null && name in argument ? String(Reflect.get(argument, name)) : '';

export default defineCommands({
  'todo.new': (_argument, { navigate }) => navigate('/apps/todo?task=new'),
  'todo.write': (argument, { navigate }) => navigate(`/apps/todo?add=${encodeURIComponent(textOf(argument, 'line'))}`),
  'todo.add': async (argument, { store }) => {
    const { task } = await store
      .dispatch(todoApi.endpoints.addTask.initiate({ title: textOf(argument, 'title') }))
      .unwrap();
    return { id: task.id };
  },
});
