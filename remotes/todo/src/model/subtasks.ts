import type { Subtask } from '../api/schemas';

/** Completed steps of a task; none without steps. */
export function progressOf(subtasks: readonly Subtask[] | undefined): { done: number; total: number } | undefined {
  if (!subtasks?.length) return undefined;
  return { done: subtasks.filter(({ isDone }) => isDone).length, total: subtasks.length };
}

const freshId = (subtasks: readonly Subtask[]): string =>
  String(subtasks.reduce((highest, { id }) => Math.max(highest, Number(id) || 0), 0) + 1);

export const addSubtask = (subtasks: readonly Subtask[], title: string): Subtask[] => [
  ...subtasks,
  { id: freshId(subtasks), title, isDone: false },
];

export const changeSubtask = (
  subtasks: readonly Subtask[],
  id: string,
  change: Partial<Omit<Subtask, 'id'>>,
): Subtask[] => subtasks.map((subtask) => (subtask.id === id ? { ...subtask, ...change } : subtask));

export const removeSubtask = (subtasks: readonly Subtask[], id: string): Subtask[] =>
  subtasks.filter((subtask) => subtask.id !== id);
