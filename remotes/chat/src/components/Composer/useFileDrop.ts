import { type DragEvent, useState } from 'react';

export function useFileDrop(onDrop: (event: DragEvent) => void) {
  const [isOver, setOver] = useState(false);
  return {
    isOver,
    handlers: {
      onDragOver(event: DragEvent) {
        event.preventDefault();
        setOver(event.dataTransfer.types.includes('Files'));
      },
      onDragLeave: () => setOver(false),
      onDrop(event: DragEvent) {
        setOver(false);
        onDrop(event);
      },
    },
  };
}
