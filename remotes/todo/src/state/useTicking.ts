import { useState } from 'react';
import type { Task } from '../api/schemas';
import { type Ticked, withTicked } from '../model/ticked';
import { useTaskActions } from './useTaskActions';

/** Completes tasks in a short list that keeps them, struck out, where they are for as long as it is on screen. */
export function useTicking(open: readonly Task[] | undefined) {
  const { change, toggleCompleted } = useTaskActions();
  const [ticked, setTicked] = useState<readonly Ticked[]>([]);
  const hold = (task: Task, place: number) =>
    setTicked((before) => [...before.filter((other) => other.task.id !== task.id), { task, place }]);
  const toggle = async (task: Task, place: number) => {
    hold({ ...task, isCompleted: !task.isCompleted }, place);
    if (!task.isCompleted) toggleCompleted(task);
    else if (!(await change(task, { isCompleted: false }))) hold(task, place);
  };
  return { tasks: open && withTicked(open, ticked), toggle };
}
