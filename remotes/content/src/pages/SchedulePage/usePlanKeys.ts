import { isComposing } from '@atrium/contract/values';
import { type ActionRun, useActions } from '@atrium/sdk';
import { type RefObject, useEffect, useRef } from 'react';
import type { ListedItem } from '../../api/schemas';
import type { ScheduleView } from '../../model/scheduleView';
import { isMovable, type Planning } from './usePlanning';

const half = 30;

/**
 * Keys while an item has the focus: Shift with an arrow holds it over another day or time, Enter drops it, Escape
 * cancels. A moved item keeps the focus.
 */
export function usePlanKeys(
  place: RefObject<HTMLElement | null>,
  items: readonly ListedItem[],
  planning: Planning,
  view: ScheduleView,
) {
  const moved = useRef<number | null>(null);
  const { held, nudge, drop, release } = planning;

  // After every render: the item is in its new place once that is known.
  useEffect(() => {
    if (moved.current === null || document.activeElement !== document.body) return;
    place.current?.querySelector<HTMLElement>(`[data-plan="${moved.current}"]`)?.focus();
  });

  useEffect(() => {
    const board = place.current;
    if (!held || !board) return;
    const finish = (event: KeyboardEvent) => {
      if (isComposing(event) || (event.key !== 'Enter' && event.key !== 'Escape')) return;
      event.preventDefault();
      event.stopPropagation();
      if (event.key === 'Enter') {
        moved.current = held.item.id;
        drop();
      } else release();
    };
    board.addEventListener('keydown', finish, true);
    return () => board.removeEventListener('keydown', finish, true);
  });

  const by =
    (days: number, minutes: number): ActionRun =>
    ({ target }) => {
      const id = target instanceof HTMLElement ? Number(target.dataset.plan) : Number.NaN;
      const item = items.find((one) => one.id === id);
      if (!item || !isMovable(item) || view === 'list') return false;
      const isMirrored = place.current !== null && getComputedStyle(place.current).direction === 'rtl';
      nudge(item, { days: isMirrored && minutes === 0 && Math.abs(days) === 1 ? -days : days, minutes });
    };
  const isMonth = view === 'month';
  useActions({
    left: by(-1, 0),
    right: by(1, 0),
    up: isMonth ? by(-7, 0) : by(0, -half),
    down: isMonth ? by(7, 0) : by(0, half),
  });
}
