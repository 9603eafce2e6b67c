import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import type { Task } from '../../api/schemas';
import type { TaskActions } from '../../state/useTaskActions';

interface RowKeys {
  list: RefObject<HTMLElement | null>;
  tasks: readonly Task[];
  actions: TaskActions;
  /** Given where the list has an order by hand. */
  onMove?: (id: number, targetId: number) => void;
}

const linksOf = (list: HTMLElement | null) => [...(list?.querySelectorAll<HTMLElement>('[data-task]') ?? [])];

/**
 * Keys in the list, heard while a task's title has the focus. When the task that had it leaves the list, its
 * successor gets it, so that one can go on by keys.
 */
export function useRowKeys({ list, tasks, actions, onMove }: RowKeys) {
  const lastIndex = useRef<number | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: looks after the focus whenever the list has changed
  useEffect(() => {
    if (lastIndex.current === null || document.activeElement !== document.body) return;
    const links = linksOf(list.current);
    links[Math.min(lastIndex.current, links.length - 1)]?.focus();
  }, [tasks]);

  return {
    onFocus({ target }: FocusEvent<HTMLElement>) {
      const index = linksOf(list.current).findIndex((link) => link.closest('li')?.contains(target));
      lastIndex.current = index < 0 ? null : index;
    },
    onBlur({ target }: FocusEvent<HTMLElement>) {
      // An element that was taken away leaves the place open; one that is still there was left on purpose.
      queueMicrotask(() => {
        if (target.isConnected && !list.current?.contains(document.activeElement)) lastIndex.current = null;
      });
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const links = linksOf(list.current);
      const index = event.target instanceof HTMLElement ? links.indexOf(event.target) : -1;
      const task = tasks.find(({ id }) => String(id) === links[index]?.dataset.task);
      if (!task || event.ctrlKey || event.metaKey) return;
      const neighbour = { ArrowUp: links[index - 1], ArrowDown: links[index + 1] }[event.key];
      const run = event.altKey
        ? neighbour && onMove && (() => onMove(task.id, Number(neighbour.dataset.task)))
        : (neighbour && (() => neighbour.focus())) || commandOf(event.key, task, actions, links);
      if (!run) return;
      event.preventDefault();
      run();
    },
  };
}

function commandOf(key: string, task: Task, actions: TaskActions, links: HTMLElement[]): (() => void) | undefined {
  if (key === 'Home') return () => links.at(0)?.focus();
  if (key === 'End') return () => links.at(-1)?.focus();
  if (task.isDeleted) return undefined;
  if (key === 'x' || key === ' ') return () => actions.toggleCompleted(task);
  if (key === 's') return () => actions.toggleImportant(task);
  if (key === 'Delete' || key === 'Backspace') return () => actions.remove(task);
  return undefined;
}
