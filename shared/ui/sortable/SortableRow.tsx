import { useSortable } from '@dnd-kit/sortable';
import { GripVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import styles from './SortableList.module.css';

export interface Item {
  id: string;
  /** Name in announcements of moves. */
  title: string;
}

interface SortableRowProps {
  item: Item;
  /** Label of its handle. */
  handle: string;
  /** It may leave its list. */
  isFree?: boolean;
  children: ReactNode;
}

/** An item with its handle. */
export function SortableRow({ item: { id }, handle, isFree = false, children }: SortableRowProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
  });
  return (
    <li
      ref={setNodeRef}
      className={isDragging ? styles.dragged : styles.row}
      style={{
        transform: transform ? `translate(${isFree ? transform.x : 0}px, ${transform.y}px)` : undefined,
        transition,
      }}
    >
      <button
        {...attributes}
        {...listeners}
        ref={setActivatorNodeRef}
        type="button"
        className={styles.handle}
        aria-label={handle}
      >
        <Icon of={GripVertical} />
      </button>
      {children}
    </li>
  );
}
