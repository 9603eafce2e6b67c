import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import styles from './Assets.module.css';

interface DropAreaProps {
  /** Shown while files are held over it. */
  label: string;
  onFiles: (files: readonly File[]) => void;
  children: ReactNode;
}

const holdsFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

/** Takes files that are dropped anywhere on it; a button beside does the same by the keyboard. */
export function DropArea({ label, onFiles, children }: DropAreaProps) {
  // Leaving a child for its parent is an event of both.
  const depth = useRef(0);
  const [isOver, setOver] = useState(false);
  const move = (step: number) => {
    depth.current = Math.max(0, depth.current + step);
    setOver(depth.current > 0);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a place to drop on; the button to upload is the way without
    <div
      className={styles.dropArea}
      onDragEnter={(event) => holdsFiles(event) && move(1)}
      onDragLeave={(event) => holdsFiles(event) && move(-1)}
      onDragOver={(event) => holdsFiles(event) && event.preventDefault()}
      onDrop={(event) => {
        if (!holdsFiles(event)) return;
        event.preventDefault();
        move(-depth.current);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      {children}
      {isOver && (
        <div className={styles.dropOver} aria-hidden="true">
          <p>{label}</p>
        </div>
      )}
    </div>
  );
}
