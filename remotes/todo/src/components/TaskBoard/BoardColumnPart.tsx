import { Button, LabelDot, useFormat } from '@atrium/ui';
import { useDroppable } from '@dnd-kit/core';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BoardColumns } from '../../model/taskAddress';
import type { TaskPageState } from '../../state/useTaskPage';
import { BoardCard } from './BoardCard';
import { writePlace } from './boardPlace';
import styles from './TaskBoard.module.css';
import type { Board, BoardColumn } from './useBoard';

const step = 30;

interface BoardColumnPartProps {
  column: BoardColumn;
  board: Board;
  page: TaskPageState;
  by: BoardColumns;
}

/** One column, the first of its tasks drawn at once. */
export function BoardColumnPart({ column, board, page, by }: BoardColumnPartProps) {
  const { t } = useTranslation('todo');
  const { number } = useFormat();
  const id = useId();
  const [count, setCount] = useState(step);
  const { setNodeRef, isOver } = useDroppable({ id: writePlace({ column: column.key, id: null }) });
  const left = column.tasks.length - count;
  return (
    <section className={styles.column} data-over={isOver || undefined} aria-labelledby={id}>
      <h2 className={styles.heading}>
        {column.tone && <LabelDot tone={column.tone} />}
        <span id={id}>{column.name}</span>
        <span className={styles.count}>{number(column.tasks.length)}</span>
      </h2>
      <ul ref={setNodeRef} className={styles.cards} aria-labelledby={id} data-column={column.key}>
        {column.tasks.slice(0, count).map((task) => (
          <BoardCard key={task.id} task={task} column={column.key} board={board} page={page} by={by} />
        ))}
        {column.tasks.length === 0 && <li className={styles.empty}>{t('board.empty')}</li>}
      </ul>
      {left > 0 && (
        <Button type="text" block onClick={() => setCount(count + step)}>
          {t('board.more', { count: left })}
        </Button>
      )}
    </section>
  );
}
