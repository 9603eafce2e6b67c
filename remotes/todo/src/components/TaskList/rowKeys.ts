import type { RefObject } from 'react';
import type { Task } from '../../api/schemas';
import type { TaskActions } from '../../state/useTaskActions';
import type { TaskSelection } from '../../state/useTaskSelection';

/** The titles on screen, in their order. */
export const linksOf = (list: RefObject<HTMLElement | null>): HTMLElement[] => [
  ...(list.current?.querySelectorAll<HTMLElement>('[data-task]') ?? []),
];

/** What the keys of the list work on. */
export interface RowKeys {
  list: RefObject<HTMLElement | null>;
  tasks: readonly Task[];
  actions: TaskActions;
  selection: TaskSelection;
  /** Given where the list has an order by hand. */
  onMove: ((id: number, targetId: number) => void) | undefined;
  /** Puts the list into the order by hand. */
  onOrderByHand: () => void;
  /** Draws the first tasks of the list, or the last. */
  draw: (edge: 'start' | 'end') => void;
}
