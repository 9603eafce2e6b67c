import type { Task } from '../api/schemas';

/** Clients of others open a task by the picture and the name of its assignee: nobody's are empty. */
export const taskLegacyView = ({ assignee, ...task }: Task) => ({
  ...task,
  assignee: assignee ?? { fullName: '', avatar: '' },
});
