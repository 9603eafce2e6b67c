import {
  DndContext,
  type DragEndEvent,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedItem } from '../../api/schemas';
import { boardStatuses } from '../../model/board';
import { BoardColumnPart } from './BoardColumnPart';
import styles from './BoardPage.module.css';
import type { BoardColumn } from './useBoardColumns';
import { useBoardKeys } from './useBoardKeys';
import { useBoardMoves } from './useBoardMoves';

const nothing = () => undefined;
/** No drag announcements: toasts report moves, and keys and menus do all that dragging does. */
const silent = {
  announcements: { onDragStart: nothing, onDragOver: nothing, onDragEnd: nothing, onDragCancel: nothing },
  screenReaderInstructions: { draggable: '' },
};

/** Columns of items: moved by dragging, by keys, or by the card's menu. */
export function Board({ columns }: { columns: readonly BoardColumn[] }) {
  const { t } = useTranslation('content');
  const place = useRef<HTMLElement>(null);
  const [dragged, setDragged] = useState<ListedItem>();
  const moves = useBoardMoves();
  const begin = useStable(moves.begin);
  const keys = useBoardKeys(place, columns, moves);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    // A quick finger movement scrolls.
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 6 } }),
  );
  const drop = ({ over }: DragEndEvent) => {
    setDragged(undefined);
    const to = boardStatuses.find((status) => status === over?.id);
    if (dragged && to) moves.move(dragged, to);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={silent}
      onDragStart={({ active }) => setDragged(columns.flatMap(({ items }) => items).find(({ id }) => id === active.id))}
      onDragEnd={drop}
      onDragCancel={() => setDragged(undefined)}
    >
      <section ref={place} className={styles.board} aria-label={t('board.title')} aria-busy={moves.isBusy} {...keys}>
        {columns.map((column) => (
          <BoardColumnPart key={column.status} column={column} moves={moves} onBegin={begin} dragged={dragged} />
        ))}
      </section>
      {moves.dialog}
    </DndContext>
  );
}

/** Stable function that calls the latest one, so that cards do not render again. */
function useStable<Args extends unknown[]>(run: (...args: Args) => void): (...args: Args) => void {
  const newest = useRef(run);
  useLayoutEffect(() => {
    newest.current = run;
  });
  return useCallback((...args) => newest.current(...args), []);
}
