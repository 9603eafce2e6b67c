import { Icon } from '@atrium/ui';
import { useDragSensors } from '@atrium/ui/board';
import {
  closestCenter,
  DndContext,
  type DndContextProps,
  type DragEndEvent,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { GripVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './SortableList.module.css';

type Accessibility = NonNullable<DndContextProps['accessibility']>;

function useAnnouncements(items: readonly { id: number; title: string }[]): Accessibility {
  const { t } = useTranslation('todo');
  const place = (id: UniqueIdentifier) => ({
    position: items.findIndex((item) => item.id === id) + 1,
    total: items.length,
  });
  const title = (id: UniqueIdentifier) => items.find((item) => item.id === id)?.title;
  return {
    screenReaderInstructions: { draggable: t('drag.instructions') },
    announcements: {
      onDragStart: ({ active }) => t('drag.start', { title: title(active.id), ...place(active.id) }),
      onDragOver: ({ active, over }) =>
        over ? t('drag.over', { title: title(active.id), ...place(over.id) }) : undefined,
      onDragEnd: ({ active, over }) => t('drag.end', { title: title(active.id), ...place(over?.id ?? active.id) }),
      onDragCancel: ({ active }) => t('drag.cancel', { title: title(active.id) }),
    },
  };
}

interface SortableItem {
  id: number;
  title: string;
}

export interface SortableListProps {
  items: readonly SortableItem[];
  label: string;
  onMove: (id: number, targetId: number) => void;
  children: (index: number, handle: ReactNode) => ReactNode;
}

/** List reordered by dragging handles, with pointer or keys. The only user of the drag library. */
export default function SortableList({ items, label, onMove, children }: SortableListProps) {
  const sensors = useDragSensors({ isByHandle: true, coordinateGetter: sortableKeyboardCoordinates });
  const accessibility = useAnnouncements(items);
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) onMove(Number(active.id), Number(over.id));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={accessibility}
      onDragEnd={onDragEnd}
    >
      <SortableContext items={[...items]} strategy={verticalListSortingStrategy}>
        <ul className={styles.list} aria-label={label}>
          {items.map((item, index) => (
            <SortableRow key={item.id} item={item}>
              {(handle) => children(index, handle)}
            </SortableRow>
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
}

interface SortableRowProps {
  item: SortableItem;
  children: (handle: ReactNode) => ReactNode;
}

function SortableRow({ item: { id, title }, children }: SortableRowProps) {
  const { t } = useTranslation('todo');
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
  });
  const handle = (
    <button
      {...attributes}
      {...listeners}
      ref={setActivatorNodeRef}
      type="button"
      data-handle
      className={styles.handle}
      aria-label={t('drag.handle', { title })}
      aria-roledescription={t('drag.role')}
    >
      <Icon of={GripVertical} />
    </button>
  );
  return (
    <li
      ref={setNodeRef}
      className={isDragging ? styles.dragged : undefined}
      style={{ transform: transform ? `translateY(${transform.y}px)` : undefined, transition }}
    >
      {children(handle)}
    </li>
  );
}
