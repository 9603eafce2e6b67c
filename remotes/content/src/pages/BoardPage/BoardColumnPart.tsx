import { Button, useFormat } from '@atrium/ui';
import { useDroppable } from '@dnd-kit/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { maxPerPage } from '../../api/limits';
import type { ListedItem } from '../../api/schemas';
import { BoardCard } from './BoardCard';
import styles from './BoardPage.module.css';
import type { BoardColumn } from './useBoardColumns';
import type { BoardMoves } from './useBoardMoves';

interface BoardColumnPartProps {
  column: BoardColumn;
  moves: BoardMoves;
  onBegin: BoardMoves['begin'];
  dragged: ListedItem | undefined;
}

/** One column. It gives the reason while an item is dragged that it does not accept. */
export function BoardColumnPart({
  column: { status, items, total, showMore },
  moves,
  onBegin,
  dragged,
}: BoardColumnPartProps) {
  const { t } = useTranslation('content');
  const { number } = useFormat();
  const id = useId();
  const { setNodeRef, isOver } = useDroppable({ id: status });
  const rejection = dragged ? moves.whyNot(dragged, status) : null;
  return (
    <section
      ref={setNodeRef}
      className={styles.column}
      data-over={(isOver && !rejection && dragged?.status !== status) || undefined}
      data-refuses={rejection !== null || undefined}
      aria-labelledby={id}
    >
      <h2 className={styles.heading}>
        <span id={id}>{t(`status.${status}`)}</span>
        <span className={styles.count}>{number(total)}</span>
      </h2>
      {rejection && <p className={styles.rejection}>{rejection}</p>}
      <ul className={styles.cards} aria-labelledby={id} data-column={status}>
        {items.map((item) => (
          <BoardCard key={item.id} item={item} onBegin={onBegin} />
        ))}
      </ul>
      {total === 0 && <p className={styles.empty}>{t('board.empty')}</p>}
      {items.length < Math.min(total, maxPerPage) && (
        <Button type="text" block onClick={showMore}>
          {t('more', { shown: number(items.length), total: number(total) })}
        </Button>
      )}
    </section>
  );
}
