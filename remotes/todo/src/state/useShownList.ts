import { useState } from 'react';
import type { Task, TaskSort } from '../api/schemas';
import type { TaskListQuery } from '../api/todoApi';
import type { BoardColumns } from '../model/taskAddress';

/** Which tasks are asked for, and how they are shown. */
export interface AskedList {
  query: TaskListQuery;
  sort: TaskSort;
  board: BoardColumns | null;
}

interface ShownList extends AskedList {
  tasks: Task[];
}

const noTasks: Task[] = [];

/**
 * The list that is asked for, once it is answered. Until then the one before just as it was: to put its tasks into the
 * groups of another list, and to draw them so, would be wasted work.
 */
export function useShownList(asked: AskedList, answer: Task[] | undefined): ShownList {
  const [kept, setKept] = useState({ asked, answer });
  if (answer && (kept.asked !== asked || kept.answer !== answer)) setKept({ asked, answer });
  return answer ? { ...asked, tasks: answer } : { ...kept.asked, tasks: kept.answer ?? noTasks };
}
