import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { type KeyHandler, useKeys } from 'shared/runtime';
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

  const focused = (target: EventTarget | null) => {
    const links = linksOf(list.current);
    const index = target instanceof HTMLElement ? links.indexOf(target) : -1;
    return { links, index, task: tasks.find(({ id }) => String(id) === links[index]?.dataset.task) };
  };
  useTaskKeys(focused, actions, onMove);

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
      const { links, index, task } = focused(event.target);
      if (!task || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === ' ' && !task.isDeleted) {
        event.preventDefault();
        actions.toggleCompleted(task);
        return;
      }
      const next = { ArrowUp: links[index - 1], ArrowDown: links[index + 1], Home: links.at(0), End: links.at(-1) };
      const link = Object.entries(next).find(([key]) => key === event.key)?.[1];
      if (!link) return;
      event.preventDefault();
      link.focus();
    },
  };
}

interface FocusedTask {
  links: readonly HTMLElement[];
  index: number;
  task: Task | undefined;
}

/** What the keys of the manifest do with the task that has the focus; without one they do nothing. */
function useTaskKeys(
  focused: (target: EventTarget | null) => FocusedTask,
  actions: TaskActions,
  onMove: RowKeys['onMove'],
): void {
  const withTask =
    (run: (task: Task) => void): KeyHandler =>
    ({ target }) => {
      const { task } = focused(target);
      if (!task || task.isDeleted) return false;
      return run(task);
    };
  const moveBy =
    (step: number): KeyHandler =>
    ({ target }) => {
      const { links, index, task } = focused(target);
      const neighbour = links[index + step];
      if (!task || !neighbour || !onMove) return false;
      return onMove(task.id, Number(neighbour.dataset.task));
    };
  useKeys({
    complete: withTask(actions.toggleCompleted),
    star: withTask(actions.toggleImportant),
    remove: withTask(actions.remove),
    up: moveBy(-1),
    down: moveBy(1),
  });
}
