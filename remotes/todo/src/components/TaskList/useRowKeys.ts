import { type ActionRun, useActions } from '@atrium/sdk';
import { useToast } from '@atrium/ui';
import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Task } from '../../api/schemas';
import type { TaskActions } from '../../state/useTaskActions';
import type { TaskSelection } from '../../state/useTaskSelection';

const linksOf = (list: RefObject<HTMLElement | null>): HTMLElement[] => [
  ...(list.current?.querySelectorAll<HTMLElement>('[data-task]') ?? []),
];

export interface RowKeys {
  list: RefObject<HTMLElement | null>;
  tasks: readonly Task[];
  actions: TaskActions;
  selection: TaskSelection;
  /** Present in the manual order. */
  onMove: ((id: number, targetId: number) => void) | undefined;
  onOrderByHand: () => void;
  draw: (edge: 'start' | 'end') => void;
}

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

function tick({ selection, actions }: RowKeys, task: RowKeys['tasks'][number], isRange: boolean): void {
  if (selection.isOn) selection.toggle(task, isRange);
  else actions.toggleCompleted(task);
}

/**
 * Keeps the focus in the list: on the successor of a removed task, or on the last task when the selection bar closes.
 */
function useRowFocus({ list, tasks, selection: { isOn } }: RowKeys) {
  const lastIndex = useRef<number | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: looks after the focus whenever the list has changed
  useEffect(() => {
    if (lastIndex.current === null || document.activeElement !== document.body) return;
    const links = linksOf(list);
    links[Math.min(lastIndex.current, links.length - 1)]?.focus();
  }, [tasks, isOn]);

  return {
    onFocus({ target }: FocusEvent<HTMLElement>) {
      const index = linksOf(list).findIndex((link) => link.closest('li')?.contains(target));
      lastIndex.current = index < 0 ? null : index;
    },
    onBlur({ target, relatedTarget: next }: FocusEvent<HTMLElement>) {
      if (next && (list.current?.contains(next) || next.closest('[data-selection-bar]'))) return;
      // A removed element leaves its position open; if it still exists, it was left on purpose.
      queueMicrotask(() => {
        if (target.isConnected) lastIndex.current = null;
      });
    },
  };
}

interface FocusedTask {
  links: readonly HTMLElement[];
  index: number;
  task: Task | undefined;
}

/** The shortcuts do nothing without a task. */
function useTaskKeys(
  focused: (target: EventTarget | null) => FocusedTask,
  { actions, selection, onMove, onOrderByHand }: RowKeys,
): void {
  const { t } = useTranslation('todo');
  const toast = useToast();
  const withTask =
    (run: (task: Task) => void): ActionRun =>
    ({ target }) => {
      const { task } = focused(target);
      if (!task || task.isDeleted) return false;
      return run(task);
    };
  const offerOrder = () =>
    toast.info(t('order.otherwise'), { action: { label: t('order.byHand'), onClick: onOrderByHand } });
  const moveBy =
    (step: number): ActionRun =>
    ({ target }) => {
      const { links, index, task } = focused(target);
      if (!task) return false;
      if (!onMove) return offerOrder();
      const neighbour = links[index + step];
      return neighbour ? onMove(task.id, Number(neighbour.dataset.task)) : false;
    };
  useActions({
    complete: withTask(actions.toggleCompleted),
    star: withTask(actions.toggleImportant),
    remove: withTask(actions.remove),
    choose: withTask((task) => selection.toggle(task)),
    up: moveBy(-1),
    down: moveBy(1),
  });
}
