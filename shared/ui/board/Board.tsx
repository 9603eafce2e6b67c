import {
  type CollisionDetection,
  closestCorners,
  DndContext,
  pointerWithin,
  useDraggable,
  useDroppable,
} from '@dnd-kit/core';
import { Button } from 'antd';
import { type ReactNode, useId, useState } from 'react';
import { useFormat } from '../format/useFormat';
import { VisuallyHidden } from '../Text/VisuallyHidden';
import styles from './Board.module.css';
import type { BoardColumn, BoardModel } from './useBoard';
import { useDragSensors } from './useDragSensors';

export interface BoardProps<Card extends { id: number }, Key extends string> {
  board: BoardModel<Card, Key>;
  label: string;
  isBusy?: boolean;
  emptyText: string;
  isOpen?: (card: Card) => boolean;
  /** Reason why a column does not take a card; null if it does. */
  whyNot?: (card: Card, to: Key) => string | null;
  /** Content of a card: its title is its first link. Memoise it, a drag renders the board often. */
  children: (card: Card, column: Key) => ReactNode;
}

/** A card of a column, or the column itself, as ids of the library: a card may be in several columns. */
const writePlace = (column: string, id: number | null) => JSON.stringify([column, id]);

function readPlace(text: string | number): { column: string; id: number | null } {
  const read: unknown = JSON.parse(String(text));
  const [column, id]: unknown[] = Array.isArray(read) ? read : [];
  return { column: String(column), id: typeof id === 'number' ? id : null };
}

const nothing = () => undefined;
/** The library's own announcements know neither titles nor languages; the board has a live region. */
const silent = {
  announcements: { onDragStart: nothing, onDragOver: nothing, onDragEnd: nothing, onDragCancel: nothing },
  screenReaderInstructions: { draggable: '' },
};

/** Between the cards of a column the nearest one is meant. */
const nearest: CollisionDetection = (args) => {
  const within = pointerWithin(args);
  return within.length > 0 ? within : closestCorners(args);
};

/** Cards in columns: moved by dragging and by the keys of `useBoard`. */
export function Board<Card extends { id: number }, Key extends string>(props: BoardProps<Card, Key>) {
  const { board, label, isBusy = false } = props;
  const sensors = useDragSensors();
  const [dragged, setDragged] = useState<{ card: Card; from: Key }>();
  const start = (id: string | number) => {
    const place = readPlace(id);
    const from = board.columns.find(({ key }) => key === place.column);
    const card = from?.cards.find((one) => one.id === place.id);
    setDragged(from && card && { card, from: from.key });
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={board.onReorder ? nearest : pointerWithin}
      accessibility={silent}
      onDragStart={({ active }) => start(active.id)}
      onDragEnd={({ over }) => {
        setDragged(undefined);
        const to = over && readPlace(over.id);
        if (dragged && to) board.drop(dragged.card.id, dragged.from, to.column, to.id);
      }}
      onDragCancel={() => setDragged(undefined)}
    >
      <section
        ref={board.root}
        className={styles.board}
        aria-label={label}
        aria-busy={isBusy}
        onKeyDown={board.onKeyDown}
      >
        {board.columns.map((column) => (
          <ColumnSection key={column.key} {...props} column={column} dragged={dragged} />
        ))}
      </section>
      <VisuallyHidden>
        <span role="status">{board.announcement}</span>
      </VisuallyHidden>
    </DndContext>
  );
}

interface ColumnSectionProps<Card extends { id: number }, Key extends string> extends BoardProps<Card, Key> {
  column: BoardColumn<Card, Key>;
  dragged: { card: Card; from: Key } | undefined;
}

/** One column. While a card is dragged that it does not take, it says why. */
function ColumnSection<Card extends { id: number }, Key extends string>({
  board: { onReorder },
  column: { key, name, mark, cards, total, more },
  emptyText,
  isOpen,
  whyNot,
  dragged,
  children,
}: ColumnSectionProps<Card, Key>) {
  const { number } = useFormat();
  const id = useId();
  const { setNodeRef, isOver } = useDroppable({ id: writePlace(key, null) });
  const rejection = (dragged && whyNot?.(dragged.card, key)) ?? null;
  return (
    <section
      ref={setNodeRef}
      className={styles.column}
      data-over={(isOver && rejection === null && dragged?.from !== key) || undefined}
      data-rejects={rejection !== null || undefined}
      aria-labelledby={id}
    >
      <h2 className={styles.heading}>
        {mark}
        <span id={id}>{name}</span>
        <span className={styles.count}>{number(total)}</span>
      </h2>
      {rejection && <p className={styles.note}>{rejection}</p>}
      <ul className={styles.cards} aria-labelledby={id} data-column={key}>
        {cards.map((card) => (
          <CardItem
            key={card.id}
            id={card.id}
            place={writePlace(key, card.id)}
            isTarget={onReorder !== undefined}
            isOpen={isOpen?.(card) ?? false}
          >
            {children(card, key)}
          </CardItem>
        ))}
      </ul>
      {total === 0 && <p className={styles.note}>{emptyText}</p>}
      {more && (
        <Button type="text" block onClick={more.show}>
          {more.label}
        </Button>
      )}
    </section>
  );
}

interface CardItemProps {
  id: number;
  place: string;
  /** Another card may take its place. */
  isTarget: boolean;
  isOpen: boolean;
  children: ReactNode;
}

function CardItem({ id, place, isTarget, isOpen, children }: CardItemProps) {
  const drop = useDroppable({ id: place, disabled: !isTarget });
  const { setNodeRef, listeners, transform, isDragging } = useDraggable({ id: place });
  return (
    <li ref={drop.setNodeRef}>
      <div
        ref={setNodeRef}
        {...listeners}
        className={styles.card}
        data-card={id}
        data-dragged={isDragging || undefined}
        data-over={(drop.isOver && !isDragging) || undefined}
        data-open={isOpen || undefined}
        style={transform ? { transform: `translate(${transform.x}px, ${transform.y}px)` } : undefined}
      >
        {children}
      </div>
    </li>
  );
}
