import { defineCommands } from 'shared/contract';

/** The id of an argument that the manifest's schema has checked. */
const idOf = (argument: unknown): unknown =>
  typeof argument === 'object' && argument !== null && 'id' in argument ? argument.id : undefined;

export default defineCommands({
  'users.open': (argument, { navigate }) => navigate(`/apps/user/view/${idOf(argument)}`),
});
