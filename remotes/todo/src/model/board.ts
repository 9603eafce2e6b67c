import type { Task } from '../api/schemas';
import type { TaskChange } from '../api/taskList';
import type { BoardColumns } from './taskAddress';

/** Column of tasks without a value of the grouping. */
export const noColumn = '';

export const statuses = ['open', 'started', 'completed'] as const;
type Status = (typeof statuses)[number];

const statusOf = ({ isCompleted, isStarted }: Pick<Task, 'isCompleted' | 'isStarted'>): Status =>
  isCompleted ? 'completed' : isStarted ? 'started' : 'open';

/** Columns of a task: one for each of its tags. */
function columnsOf(task: Task, by: BoardColumns): string[] {
  if (by === 'status') return [statusOf(task)];
  if (by === 'assignee') return [task.assignee?.fullName ?? noColumn];
  return task.tags.length > 0 ? task.tags : [noColumn];
}

export function byColumn(tasks: readonly Task[], by: BoardColumns): Map<string, Task[]> {
  const columns = new Map<string, Task[]>();
  for (const task of tasks)
    for (const key of columnsOf(task, by)) {
      const column = columns.get(key) ?? [];
      column.push(task);
      columns.set(key, column);
    }
  return columns;
}

export function columnChange(
  task: Task,
  by: BoardColumns,
  from: string,
  to: string,
  toAssignee: (name: string) => Task['assignee'],
): TaskChange {
  if (by === 'assignee') return { assignee: to === noColumn ? null : toAssignee(to) };
  if (by === 'status') return { isCompleted: to === 'completed', isStarted: to === 'started' };
  const otherTags = task.tags.filter((tag) => tag !== from && tag !== to);
  return { tags: to === noColumn ? otherTags : [...otherTags, to] };
}
