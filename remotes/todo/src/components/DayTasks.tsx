import type { SlotProps } from '@atrium/contract';
import { useEffect } from 'react';
import type { DatedTask } from '../api/schemas';
import { useGetDatedTasksQuery } from '../api/todoApi';

interface ShownDays {
  from: string;
  to: string;
  show: (app: string, items: DatedTask[]) => void;
}

const isFunction = (value: unknown): value is ShownDays['show'] => typeof value === 'function';

/** Days of another app's page; null for invalid data. */
function readDays(data: unknown): ShownDays | null {
  if (typeof data !== 'object' || data === null || !('from' in data) || !('to' in data) || !('show' in data))
    return null;
  const { from, to, show } = data;
  return typeof from === 'string' && typeof to === 'string' && isFunction(show) ? { from, to, show } : null;
}

/** Hands tasks due on another app's days to its page, which renders them. */
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
