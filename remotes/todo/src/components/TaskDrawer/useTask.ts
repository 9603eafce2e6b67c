import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import type { Task } from '../../api/schemas';
import { useGetTasksQuery } from '../../api/todoApi';

interface FoundTask {
  task?: Task;
  /** It is nowhere any more: the task is the one that was known last. */
  isGone: boolean;
  isLoading: boolean;
  error?: unknown;
}

/**
 * One task by its id. The list on screen mostly has it; one that a link leads to, or that has just left the list, is
 * looked for among all tasks and in the bin. Meanwhile, and where it is found nowhere any more, it stays as it was known
 * last: somebody may be writing on it.
 * @param listed what is on screen, as far as it has arrived
 */
export function useTask(id: number | null, listed: readonly Task[] | undefined, today: string): FoundTask {
  const inList = listed?.find((task) => task.id === id);
  const isElsewhere = id !== null && listed !== undefined && !inList;
  const all = useGetTasksQuery(isElsewhere ? { today } : skipToken);
  const deleted = useGetTasksQuery(isElsewhere ? { filter: 'deleted', today } : skipToken);
  const found = inList ?? [...(all.data ?? []), ...(deleted.data ?? [])].find((known) => known.id === id);
  const [kept, setKept] = useState(found);
  if (found && found !== kept) setKept(found);
  const task = found ?? (kept?.id === id ? kept : undefined);
  const hasLooked = all.isSuccess && deleted.isSuccess && !all.isFetching && !deleted.isFetching;
  return {
    ...(task && { task }),
    isGone: isElsewhere && !found && hasLooked,
    isLoading: !task && (listed === undefined || all.isLoading || deleted.isLoading),
    error: all.error ?? deleted.error,
  };
}
