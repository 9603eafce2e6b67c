import { useEscape } from '@atrium/ui';
import { useState } from 'react';
import type { Task } from '../api/schemas';

/** Ids between two items, inclusive, in either direction; the second alone if the first is gone. */
export function rangeOf(items: readonly { id: number }[], fromId: number, toId: number): number[] {
  const from = items.findIndex(({ id }) => id === fromId);
  const to = items.findIndex(({ id }) => id === toId);
  if (from < 0 || to < 0) return [toId];
  return items.slice(Math.min(from, to), Math.max(from, to) + 1).map(({ id }) => id);
}

export interface TaskSelection {
  /** Selection mode: checkboxes select instead of completing. */
  isOn: boolean;
  chosen: Task[];
  has(task: Task): boolean;
  /** Toggles a task; `isRange`: everything from the previous one. */
  toggle(task: Task, isRange?: boolean): void;
  extend(task: Task, next: Task): void;
  chooseAll(): void;
  switch(): void;
}

const none: ReadonlySet<number> = new Set();

/** Selection of tasks for bulk actions. Escape ends it. @param tasks in the order on screen */
export function useTaskSelection(tasks: readonly Task[]): TaskSelection {
  const [isOn, setOn] = useState(false);
  const [ids, setIds] = useState(none);
  const [anchor, setAnchor] = useState<number | null>(null);
  const stop = () => {
    setOn(false);
    setIds(none);
    setAnchor(null);
  };
  useEscape(isOn, stop);
  return {
    isOn,
    chosen: tasks.filter(({ id }) => ids.has(id)),
    has: ({ id }) => ids.has(id),
    toggle({ id }, isRange = false) {
      setOn(true);
      setAnchor(id);
      if (isRange && anchor !== null) setIds(new Set([...ids, ...rangeOf(tasks, anchor, id)]));
      else setIds(ids.has(id) ? without(ids, id) : new Set([...ids, id]));
    },
    extend(task, next) {
      setOn(true);
      setAnchor(next.id);
      setIds(new Set([...ids, task.id, next.id]));
    },
    chooseAll: () => setIds(new Set(tasks.map(({ id }) => id))),
    switch: () => (isOn ? stop() : setOn(true)),
  };
}

const without = (ids: ReadonlySet<number>, id: number) => new Set([...ids].filter((known) => known !== id));
