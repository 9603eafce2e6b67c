import { closestCenter, DndContext } from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import type { ReactNode } from 'react';
import { useDragSensors } from '../board/useDragSensors';
import { useTheme } from '../theme/useTheme';
import { sortableTexts } from './sortableTexts';

interface SortableAreaProps {
  /** The title of what has an id. */
  titleOf: (id: unknown) => string;
  /** Announcement while one item is held over another. */
  describeOver: (id: unknown, over: unknown) => string;
  onMove: (id: string, over: string) => void;
  children: ReactNode;
}

/** Area in which items are ordered by their handles, with a pointer or keys; moves are announced. */
export function SortableArea({ titleOf, describeOver, onMove, children }: SortableAreaProps) {
  const texts = sortableTexts[useTheme().language];
  const sensors = useDragSensors({ isByHandle: true, coordinateGetter: sortableKeyboardCoordinates });
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        screenReaderInstructions: { draggable: texts.help },
        announcements: {
          onDragStart: ({ active }) => texts.lifted(titleOf(active.id)),
          onDragOver: ({ active, over }) => (over ? describeOver(active.id, over.id) : undefined),
          onDragEnd: ({ active }) => texts.dropped(titleOf(active.id)),
          onDragCancel: ({ active }) => texts.cancelled(titleOf(active.id)),
        },
      }}
      onDragEnd={({ active, over }) => {
        if (over && over.id !== active.id) onMove(String(active.id), String(over.id));
      }}
    >
      {children}
    </DndContext>
  );
}
