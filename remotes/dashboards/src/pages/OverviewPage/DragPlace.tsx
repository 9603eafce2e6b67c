import {
  type Announcements,
  type CollisionDetection,
  closestCenter,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  PointerSensor,
  pointerWithin,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type ReactNode, useState } from 'react';
import type { Shown } from '../../state/useOverview';
import styles from './OverviewPage.module.css';
import { useOfferNames } from './useOfferNames';

/** The widget under the pointer; between widgets the nearest. */
const findPlace: CollisionDetection = (dragged) => {
  const under = pointerWithin(dragged);
  return under.length > 0 ? under : closestCenter(dragged);
};

const nothing = () => undefined;
/** In place of the library's own, which know neither names nor languages: what happened is announced once it is done. */
const silent: Announcements = { onDragStart: nothing, onDragOver: nothing, onDragEnd: nothing, onDragCancel: nothing };

interface Props {
  shown: readonly Shown[];
  /** A widget was dropped on the place of another. */
  onDrop: (widget: Shown, target: string) => void;
  children: ReactNode;
}

/** Where widgets are dragged: the one that is held follows the pointer by its name. */
export function DragPlace({ shown, onDrop, children }: Props) {
  const { nameOf } = useOfferNames();
  const [dragged, setDragged] = useState<string>();
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));
  const held = shown.find(({ key }) => key === dragged);
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    setDragged(undefined);
    if (held && over && over.id !== active.id) onDrop(held, String(over.id));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={findPlace}
      accessibility={{ announcements: silent }}
      onDragStart={({ active }) => setDragged(String(active.id))}
      onDragEnd={onDragEnd}
      onDragCancel={() => setDragged(undefined)}
    >
      {children}
      <DragOverlay dropAnimation={null}>{held && <div className={styles.held}>{nameOf(held.offer)}</div>}</DragOverlay>
    </DndContext>
  );
}
