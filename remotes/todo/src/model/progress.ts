import type { Subtask } from '../api/schemas';

/** How many of a task's steps are done; none for a task without steps. */
export function progressOf(subtasks: readonly Subtask[] | undefined): { done: number; total: number } | undefined {
  if (!subtasks?.length) return undefined;
  return { done: subtasks.filter(({ isDone }) => isDone).length, total: subtasks.length };
}
