import { Button, LabelDot, useFormat } from '@atrium/ui';
import {
  closestCorners,
  DndContext,
  type DragEndEvent,
  PointerSensor,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BoardColumns } from '../../model/taskAddress';
import type { TaskPageState } from '../../state/useTaskPage';
import { BoardCard, readPlace, writePlace } from './BoardCard';
import styles from './TaskBoard.module.css';
import { type Board, type BoardColumn, useBoard } from './useBoard';
import { useBoardKeys } from './useBoardKeys';

const step = 30;

interface BoardColumnSectionProps {
  column: BoardColumn;
  board: Board;
  page: TaskPageState;
  by: BoardColumns;
}

function BoardColumnSection({ column, board, page, by }: BoardColumnSectionProps) {
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

interface TaskBoardProps {
  page: TaskPageState;
  columns: BoardColumns;
}

/** Tasks in columns: moved by dragging, by keys, or by the card's menu. */
export default function TaskBoard({ page, columns: by }: TaskBoardProps) {
  const { t } = useTranslation('todo');
  const place = useRef<HTMLElement>(null);
  const board = useBoard(page, by);
  const keys = useBoardKeys(place, board, page);
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));
  const drop = ({ active, over }: DragEndEvent) => {
    const from = readPlace(active.id);
    const to = over && readPlace(over.id);
    const column = board.columns.find(({ key }) => key === from.column);
    const task = column?.tasks.find(({ id }) => id === from.id);
    if (!to || !column || !task) return;
    if (from.column !== to.column) board.move(task, from.column, to.column);
    else if (to.id !== null && to.id !== task.id) board.reorder(column, task.id, to.id);
  };
  return (
    <DndContext sensors={sensors} collisionDetection={closestCorners} onDragEnd={drop}>
      <section ref={place} className={styles.board} aria-label={t('board.label')} {...keys}>
        {board.columns.map((column) => (
          <BoardColumnSection key={`${by} ${column.key}`} column={column} board={board} page={page} by={by} />
        ))}
      </section>
    </DndContext>
  );
}
