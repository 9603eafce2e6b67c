import { closestCorners, DndContext, type DragEndEvent, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { BoardColumns } from '../../model/taskAddress';
import type { TaskPageState } from '../../state/useTaskPage';
import { BoardColumnPart } from './BoardColumnPart';
import { readPlace } from './boardPlace';
import styles from './TaskBoard.module.css';
import { useBoard } from './useBoard';
import { useBoardKeys } from './useBoardKeys';

interface TaskBoardProps {
  page: TaskPageState;
  columns: BoardColumns;
}

/** The tasks in columns: moved by dragging, by keys, or by the menu of a card. */
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
          <BoardColumnPart key={`${by} ${column.key}`} column={column} board={board} page={page} by={by} />
        ))}
      </section>
    </DndContext>
  );
}
