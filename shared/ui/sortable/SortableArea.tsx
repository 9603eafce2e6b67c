import { closestCenter, DndContext } from '@dnd-kit/core';
import type { ReactNode } from 'react';
import { useTheme } from '../theme/useTheme';
import { sortableTexts } from './sortableTexts';
import { useSortableSensors } from './useSortableSensors';

interface SortableAreaProps {
  /** The title of what has an id. */
  titleOf: (id: unknown) => string;
  /** What is said when one thing is held over another. */
  tellOver: (id: unknown, over: unknown) => string;
  onMove: (id: string, over: string) => void;
  children: ReactNode;
}

/** Where things are put in order by their handles, with a pointer or with keys; it says aloud where they go. */
export function SortableArea({ titleOf, tellOver, onMove, children }: SortableAreaProps) {
  const texts = sortableTexts[useTheme().language];
  const sensors = useSortableSensors();
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        screenReaderInstructions: { draggable: texts.help },
        announcements: {
          onDragStart: ({ active }) => texts.lifted(titleOf(active.id)),
          onDragOver: ({ active, over }) => (over ? tellOver(active.id, over.id) : undefined),
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
