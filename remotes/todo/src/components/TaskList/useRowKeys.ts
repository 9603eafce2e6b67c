import type { KeyboardEvent } from 'react';
import { linksOf, type RowKeys } from './rowKeys';
import { useRowFocus } from './useRowFocus';
import { type FocusedTask, useTaskKeys } from './useTaskKeys';

/** Keys in the list, heard while a task's title has the focus. */
export function useRowKeys(keys: RowKeys) {
  const { list, tasks } = keys;
  const taskOf = (link: HTMLElement | undefined) => tasks.find(({ id }) => String(id) === link?.dataset.task);
  const focused = (target: EventTarget | null): FocusedTask => {
    const links = linksOf(list);
    const index = target instanceof HTMLElement ? links.indexOf(target) : -1;
    return { links, index, task: taskOf(links[index]) };
  };
  useTaskKeys(focused, keys);

  return {
    ...useRowFocus(keys),
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const { links, index, task } = focused(event.target);
      if (!task || event.ctrlKey || event.metaKey || event.altKey) return;
      const edge = edges[event.key];
      const next = links[index + (steps[event.key] ?? 0)];
      if (edge) focusEdge(keys, edge);
      else if (event.key === ' ' && !task.isDeleted) tick(keys, task, event.shiftKey);
      else if (next && steps[event.key]) {
        const neighbour = taskOf(next);
        if (event.shiftKey && neighbour) keys.selection.extend(task, neighbour);
        next.focus();
      } else return;
      event.preventDefault();
    },
  };
}

const steps: Partial<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };
const edges: Partial<Record<string, 'start' | 'end'>> = { Home: 'start', End: 'end' };

function focusEdge({ list, draw }: RowKeys, edge: 'start' | 'end'): void {
  draw(edge);
  linksOf(list)
    .at(edge === 'start' ? 0 : -1)
    ?.focus();
}

/** Chooses the task while tasks are being chosen, and completes it otherwise. */
function tick({ selection, actions }: RowKeys, task: RowKeys['tasks'][number], isRange: boolean): void {
  if (selection.isOn) selection.toggle(task, isRange);
  else actions.toggleCompleted(task);
}
