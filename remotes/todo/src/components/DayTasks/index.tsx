import type { SlotProps } from '@atrium/contract';
import { useEffect } from 'react';
import { useGetDatedTasksQuery } from '../../api/todoApi';
import { readDays, type ShownDays } from './readDays';

/** Hands the tasks that are due on the days of another app's page to that page, which draws them in its own way. */
export default function DayTasks({ data }: SlotProps) {
  const days = readDays(data);
  return days && <HandOver {...days} />;
}

function HandOver({ from, to, show }: ShownDays) {
  const { data: tasks } = useGetDatedTasksQuery({ from, to });
  useEffect(() => {
    if (tasks) show('todo', tasks);
  }, [tasks, show]);
  return null;
}
