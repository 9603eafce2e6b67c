import { skipToken } from '@reduxjs/toolkit/query/react';
import type { Task } from '../../api/schemas';
import { useGetTasksQuery } from '../../api/todoApi';

interface FoundTask {
  task?: Task;
  isLoading: boolean;
  error?: unknown;
}

/**
 * One task by its id. The list on screen mostly has it; one that a link leads to, or that has just left the list, is
 * looked for among all tasks and in the bin.
 * @param listed what is on screen, as far as it has arrived
 */
export function useTask(id: number | null, listed: readonly Task[] | undefined, today: string): FoundTask {
  const inList = listed?.find((task) => task.id === id);
  const isElsewhere = id !== null && listed !== undefined && !inList;
  const all = useGetTasksQuery(isElsewhere ? { today } : skipToken);
  const deleted = useGetTasksQuery(isElsewhere ? { filter: 'deleted', today } : skipToken);
  const task = inList ?? [...(all.data ?? []), ...(deleted.data ?? [])].find((known) => known.id === id);
  return {
    ...(task && { task }),
    isLoading: !task && (listed === undefined || all.isLoading || deleted.isLoading),
    error: all.error ?? deleted.error,
  };
}
