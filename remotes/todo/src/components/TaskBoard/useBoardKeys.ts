import { type ActionRun, useActions } from '@atrium/sdk';
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import type { Task } from '../../api/schemas';
import type { TaskPageState } from '../../state/useTaskPage';
import type { Board } from './useBoard';

interface FocusedCard {
  column: number;
  index: number;
  task: Task;
}

const columnsIn = (place: HTMLElement | null) =>
  [...(place?.querySelectorAll<HTMLElement>('[data-column]') ?? [])].map((column) => ({
    key: column.dataset.column ?? '',
    links: [...column.querySelectorAll<HTMLElement>('[data-task]')],
  }));

function useFocusOfMoved(place: RefObject<HTMLElement | null>, tasks: readonly Task[]) {
  const moved = useRef<{ id: number; column: string } | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the card is in its new column once the tasks have changed
  useEffect(() => {
    const wanted = moved.current;
    const column = columnsIn(place.current).find(({ key }) => key === wanted?.column);
    const link = column?.links.find(({ dataset }) => dataset.task === String(wanted?.id));
    if (!link) return;
    moved.current = null;
    link.focus();
  }, [tasks]);

  return moved;
}

function cardAt(
  columns: ReturnType<typeof columnsIn>,
  target: EventTarget | null,
  tasks: readonly Task[],
): FocusedCard | undefined {
  const column = columns.findIndex(({ links }) => target instanceof HTMLElement && links.includes(target));
  const link = columns[column]?.links.find((one) => one === target);
  const task = tasks.find(({ id }) => String(id) === link?.dataset.task);
  return link && task && { column, index: columns[column]?.links.indexOf(link) ?? 0, task };
}

/**
 * Keys on the board while a card's title has the focus: arrows navigate, Shift with an arrow moves the card to the
 * adjacent column, Alt with an arrow up or down. A moved card keeps the focus.
 */
export function useBoardKeys(place: RefObject<HTMLElement | null>, board: Board, { tasks, actions }: TaskPageState) {
  const moved = useFocusOfMoved(place, tasks);
  const focused = (target: EventTarget | null) => cardAt(columnsIn(place.current), target, tasks);
  const withCard =
    (run: (card: FocusedCard) => unknown): ActionRun =>
    ({ target }) => {
      const card = focused(target);
      return card ? run(card) : false;
    };
  /** Columns follow the direction of writing; arrow keys do not. */
  const ahead = () => (place.current && getComputedStyle(place.current).direction === 'rtl' ? -1 : 1);
  const moveAside = (step: number) =>
    withCard(({ column, task }) => {
      const [from, to] = [board.columns[column], board.columns[column + step * ahead()]];
      if (!from || !to) return false;
      moved.current = { id: task.id, column: to.key };
      board.move(task, from.key, to.key);
    });
  const moveUp = (step: number) =>
    withCard(({ column, index, task }) => {
      const own = board.columns[column];
      const neighbour = own?.tasks[index + step];
      if (!own || !neighbour) return false;
      moved.current = { id: task.id, column: own.key };
      board.reorder(own, task.id, neighbour.id);
    });
  useActions({
    complete: withCard(({ task }) => actions.toggleCompleted(task)),
    star: withCard(({ task }) => actions.toggleImportant(task)),
    remove: withCard(({ task }) => actions.remove(task)),
    left: moveAside(-1),
    right: moveAside(1),
    up: moveUp(-1),
    down: moveUp(1),
  });

  return {
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const card = focused(event.target);
      if (!card || event.altKey || event.shiftKey || event.ctrlKey || event.metaKey) return;
      const link = linkAt(columnsIn(place.current), card, event.key, ahead());
      if (!link) return;
      event.preventDefault();
      link.focus();
    },
  };
}

/** Target of a key from a card: up and down its column, to either end, or into the next column. */
function linkAt(columns: ReturnType<typeof columnsIn>, { column, index }: FocusedCard, key: string, ahead: number) {
  const own = columns[column]?.links ?? [];
  if (key === 'Home' || key === 'End') return own.at(key === 'Home' ? 0 : -1);
  const down = { ArrowUp: -1, ArrowDown: 1 }[key];
  if (down) return own[index + down];
  const aside = { ArrowLeft: -ahead, ArrowRight: ahead }[key];
  const links = aside ? (nextFilled(columns, column, aside)?.links ?? []) : [];
  return links[Math.min(index, links.length - 1)];
}

function nextFilled(columns: ReturnType<typeof columnsIn>, from: number, step: number) {
  for (let index = from + step; columns[index]; index += step) if (columns[index]?.links.length) return columns[index];
  return undefined;
}
