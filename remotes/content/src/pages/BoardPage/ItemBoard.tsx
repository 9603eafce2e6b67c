import { useActions } from '@atrium/sdk';
import { Board, useBoard } from '@atrium/ui/board';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ItemCard } from './ItemCard';
import type { ItemColumn } from './useBoardColumns';
import { useBoardMoves } from './useBoardMoves';

/** The items in columns: moved by dragging, by keys, or by the menu of a card. */
export function ItemBoard({ columns }: { columns: readonly ItemColumn[] }) {
  const { t } = useTranslation('content');
  const moves = useBoardMoves();
  const begin = useStable(moves.begin);
  const board = useBoard({
    columns,
    titleOf: ({ title }) => title || t('untitled'),
    onMove: (item, _, to) => moves.move(item, to),
    columnAside: (item, _, distance) => moves.columnAside(item, distance),
  });
  useActions({
    left: ({ target }) => board.moveAside(target, -1),
    right: ({ target }) => board.moveAside(target, 1),
  });
  return (
    <>
      <Board
        board={board}
        label={t('board.title')}
        isBusy={moves.isBusy}
        emptyText={t('board.empty')}
        whyNot={moves.whyNot}
      >
        {(item) => <ItemCard item={item} onBegin={begin} />}
      </Board>
      {moves.dialog}
    </>
  );
}

/** A function that stays the same and calls the newest one: cards that get it are not rendered again. */
function useStable<Args extends unknown[]>(run: (...args: Args) => void): (...args: Args) => void {
  const newest = useRef(run);
  useLayoutEffect(() => {
    newest.current = run;
  });
  return useCallback((...args) => newest.current(...args), []);
}
