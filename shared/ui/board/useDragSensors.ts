import {
  KeyboardSensor,
  type KeyboardSensorOptions,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';

export interface DragSensorOptions {
  /** Dragged by a handle that does not scroll, so that a finger drags at once. */
  isByHandle?: boolean;
  /** Keys drag too, to the places that this function finds. */
  coordinateGetter?: KeyboardSensorOptions['coordinateGetter'];
}

/** Start of a drag: a mouse that moves a little; a finger that holds, because one that moves at once scrolls. */
export function useDragSensors({ isByHandle = false, coordinateGetter }: DragSensorOptions = {}) {
  const distance = { distance: 4 };
  const mouse = useSensor(MouseSensor, { activationConstraint: distance });
  const touch = useSensor(TouchSensor, {
    activationConstraint: isByHandle ? distance : { delay: 250, tolerance: 6 },
  });
  const keyboard = useSensor(KeyboardSensor, coordinateGetter && { coordinateGetter });
  return useSensors(mouse, touch, coordinateGetter ? keyboard : null);
}
