import { defineCommands } from '@atrium/contract';

const idOf = (argument: unknown): unknown =>
  typeof argument === 'object' && argument !== null && 'id' in argument ? argument.id : undefined;

export default defineCommands({
  'users.create': (_argument, { navigate }) => navigate('/apps/user/list?new=add'),
  'users.invite': (_argument, { navigate }) => navigate('/apps/user/list?new=invite'),
  'users.open': (argument, { navigate }) => navigate(`/apps/user/view/${idOf(argument)}`),
});
