import { useDragSensors } from '@atrium/ui/board';
import {
  type CollisionDetection,
  type DragEndEvent,
  type DragMoveEvent,
  type DragStartEvent,
  pointerWithin,
} from '@dnd-kit/core';
import { type RefObject, useRef, useState } from 'react';
import type { ListedItem } from '../../api/schemas';
import type { Slot } from '../../model/schedule';
import type { Planning } from './usePlanning';

/** Drop area of unscheduled items: dropping there unschedules. */
export const trayId = 'tray';

const quarter = 15;
const dayLength = 24 * 60;

/** Time of day at a height of a day column, to the quarter of an hour. */
function timeAt(column: Element, y: number): string {
  const { top, height } = column.getBoundingClientRect();
  const minutes = Math.round((((y - top) / height) * dayLength) / quarter) * quarter;
  const clamped = Math.min(Math.max(minutes, 0), dayLength - quarter);
  return new Date(clamped * 60_000).toISOString().slice(11, 16);
}

/** Vertical start of a press or touch. */
function heightOf(event: Event): number {
  if (event instanceof MouseEvent) return event.clientY;
  return (event instanceof TouchEvent && event.touches[0]?.clientY) || 0;
}

/** Dragging over days: the upper edge of an item is its time. */
export function useScheduleDrag(
  place: RefObject<HTMLElement | null>,
  items: readonly ListedItem[],
  planning: Planning,
) {
  const [dragged, setDragged] = useState<ListedItem | null>(null);
  const pointer = useRef({ y: 0, grip: 0 });
  const sensors = useDragSensors();
  const collisionDetection: CollisionDetection = (args) => {
    if (args.pointerCoordinates) pointer.current.y = args.pointerCoordinates.y;
    return pointerWithin(args);
  };
  const slotOver = (over: DragMoveEvent['over']): Slot | null => {
    if (over === null || over.id === trayId) return null;
    const day = String(over.id);
    const column = place.current?.querySelector(`[data-day="${day}"]`);
    if (!column?.hasAttribute('data-hours')) return { day };
    return { day, time: timeAt(column, pointer.current.y - pointer.current.grip) };
  };
  const end = () => {
    setDragged(null);
    planning.release();
  };

  return {
    dragged,
    handlers: {
      sensors,
      collisionDetection,
      onDragStart({ active, activatorEvent }: DragStartEvent) {
        const y = heightOf(activatorEvent);
        pointer.current = { y, grip: y - (active.rect.current.initial?.top ?? y) };
        setDragged(items.find(({ id }) => id === active.id) ?? null);
      },
      onDragMove({ over }: DragMoveEvent) {
        if (dragged) planning.aim(dragged, slotOver(over));
      },
      onDragEnd({ over }: DragEndEvent) {
        const slot = slotOver(over);
        end();
        if (!dragged) return;
        if (slot) planning.dropOn(dragged, slot);
        else if (over?.id === trayId && dragged.status === 'scheduled') planning.unschedule(dragged);
      },
      onDragCancel: end,
    },
  };
}
