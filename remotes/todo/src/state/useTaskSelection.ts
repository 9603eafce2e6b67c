import { useState } from 'react';
import type { Task } from '../api/schemas';

export interface TaskSelection {
  /** Are tasks being chosen? Then the boxes of the rows choose, and complete nothing. */
  isOn: boolean;
  /** The chosen ones among those on screen. */
  chosen: Task[];
  has(task: Task): boolean;
  toggle(task: Task): void;
  chooseAll(): void;
  /** Begins to choose, or stops and forgets what was chosen. */
  switch(): void;
}

const none: ReadonlySet<number> = new Set();

/** Which tasks of a list are chosen, to do something with all of them. */
export function useTaskSelection(tasks: readonly Task[] | undefined): TaskSelection {
  const [isOn, setOn] = useState(false);
  const [ids, setIds] = useState(none);
  return {
    isOn,
    chosen: tasks?.filter(({ id }) => ids.has(id)) ?? [],
    has: ({ id }) => ids.has(id),
    toggle: ({ id }) => setIds((before) => (before.has(id) ? without(before, id) : new Set([...before, id]))),
    chooseAll: () => setIds(new Set(tasks?.map(({ id }) => id))),
    switch() {
      setOn(!isOn);
      setIds(none);
    },
  };
}

const without = (ids: ReadonlySet<number>, id: number) => new Set([...ids].filter((known) => known !== id));
