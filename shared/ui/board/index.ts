/** Cards in columns, moved by dragging and keys: an entry point of its own because of the library that drags. */
export { Board, type BoardProps } from './Board';
export { type BoardColumn, type BoardModel, type BoardOptions, useBoard } from './useBoard';
export { type DragSensorOptions, useDragSensors } from './useDragSensors';
