import { type ActionRun, useActions } from '@atrium/sdk';
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import type { ListedItem } from '../../api/schemas';
import type { BoardColumn } from './useBoardColumns';
import type { BoardMoves } from './useBoardMoves';

const columnsIn = (place: HTMLElement | null): HTMLElement[][] =>
  [...(place?.querySelectorAll('[data-column]') ?? [])].map((column) => [
    ...column.querySelectorAll<HTMLElement>('[data-item]'),
  ]);

/**
 * Keys on the board while a card's title has the focus: arrows navigate, Shift with an arrow moves the card sideways. A
 * moved card keeps the focus.
 */
export function useBoardKeys(
  place: RefObject<HTMLElement | null>,
  columns: readonly BoardColumn[],
  { moveAside }: BoardMoves,
) {
  const moved = useRef<ListedItem | null>(null);

  // After every render: the card is in its new column once that has loaded.
  useEffect(() => {
    const item = columns.flatMap(({ items }) => items).find(({ id }) => id === moved.current?.id);
    if (!item || item.status === moved.current?.status || document.activeElement !== document.body) return;
    moved.current = null;
    place.current?.querySelector<HTMLElement>(`[data-item="${item.id}"]`)?.focus();
  });

  const itemAt = (target: EventTarget | null): ListedItem | undefined => {
    const id = target instanceof HTMLElement ? Number(target.dataset.item) : Number.NaN;
    return columns.flatMap(({ items }) => items).find((item) => item.id === id);
  };
  /** Columns follow the direction of writing; arrow keys do not. */
  const isMirrored = () => place.current !== null && getComputedStyle(place.current).direction === 'rtl';
  const sideways =
    (distance: 1 | -1): ActionRun =>
    ({ target }) => {
      const item = itemAt(target);
      if (!item) return false;
      moved.current = item;
      moveAside(item, isMirrored() ? (distance === 1 ? -1 : 1) : distance);
    };
  useActions({ left: sideways(-1), right: sideways(1) });

  return {
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const { target, key, altKey, shiftKey, ctrlKey, metaKey } = event;
      if (!(target instanceof HTMLElement) || altKey || shiftKey || ctrlKey || metaKey) return;
      const cards = columnsIn(place.current);
      const column = cards.findIndex((own) => own.includes(target));
      if (column < 0) return;
      const next = neighbour(cards, column, cards[column]?.indexOf(target) ?? 0, key, isMirrored());
      if (!next) return;
      event.preventDefault();
      next.focus();
    },
  };
}

/** Card that an arrow leads to: within its column, or in the next column that has a card. */
function neighbour(cards: HTMLElement[][], column: number, index: number, key: string, isMirrored: boolean) {
  if (key === 'ArrowUp') return cards[column]?.[index - 1];
  if (key === 'ArrowDown') return cards[column]?.[index + 1];
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined;
  const isAhead = (key === 'ArrowRight') !== isMirrored;
  const ahead = isAhead ? cards.slice(column + 1) : cards.slice(0, column).reverse();
  const filled = ahead.find(({ length }) => length > 0);
  return filled?.[Math.min(index, filled.length - 1)];
}
