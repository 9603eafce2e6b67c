import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import type { RowKeys } from './rowKeys';
import { useTaskKeys } from './useTaskKeys';

const linksOf = (list: HTMLElement | null) => [...(list?.querySelectorAll<HTMLElement>('[data-task]') ?? [])];

/**
 * Keys in the list, heard while a task's title has the focus. When the task that had it leaves the list, its
 * successor gets it, so that one can go on by keys.
 */
export function useRowKeys(keys: RowKeys) {
  const { list, tasks, actions, selection, draw } = keys;
  const lastIndex = useRef<number | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: looks after the focus whenever the list has changed
  useEffect(() => {
    if (lastIndex.current === null || document.activeElement !== document.body) return;
    const links = linksOf(list.current);
    links[Math.min(lastIndex.current, links.length - 1)]?.focus();
  }, [tasks]);

  const taskOf = (link: HTMLElement | undefined) => tasks.find(({ id }) => String(id) === link?.dataset.task);
  const focused = (target: EventTarget | null) => {
    const links = linksOf(list.current);
    const index = target instanceof HTMLElement ? links.indexOf(target) : -1;
    return { links, index, task: taskOf(links[index]) };
  };
  useTaskKeys(focused, keys);

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
        if (selection.isOn) selection.toggle(task, event.shiftKey);
        else actions.toggleCompleted(task);
        return;
      }
      if (event.key === 'Home' || event.key === 'End') {
        event.preventDefault();
        draw(event.key === 'Home' ? 'start' : 'end');
        linksOf(list.current)
          .at(event.key === 'Home' ? 0 : -1)
          ?.focus();
        return;
      }
      const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
      const next = step && links[index + step];
      const nextTask = next ? taskOf(next) : undefined;
      if (!next || !nextTask) return;
      event.preventDefault();
      if (event.shiftKey) selection.extend(task, nextTask);
      next.focus();
    },
  };
}
