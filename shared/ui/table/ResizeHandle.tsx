import { type PointerEvent, useRef } from 'react';
import styles from './ResizeHandle.module.css';

/** Of a column, in pixels. */
export const minWidth = 64;

/** Widths after the border between two neighbours was moved towards the end by some pixels; none gets too narrow. */
export function moveBorder(
  widths: Readonly<Record<string, number>>,
  [before, after]: readonly [string, string],
  by: number,
): Record<string, number> {
  const [first = minWidth, second = minWidth] = [widths[before], widths[after]];
  const moved = Math.round(
    Math.max(Math.min(minWidth, first) - first, Math.min(by, second - Math.min(minWidth, second))),
  );
  return { ...widths, [before]: first + moved, [after]: second - moved };
}

interface ResizeHandleProps {
  /** The columns on its two sides, by key. */
  between: readonly [string, string];
  onResize: (widths: Record<string, number>) => void;
}

/** Widths of the columns of a row of heads, which name them. */
export function measureHeads(row: Element | null | undefined): Record<string, number> {
  const heads = row?.querySelectorAll<HTMLElement>('th[data-column]') ?? [];
  return Object.fromEntries([...heads].map((head) => [head.dataset.column, Math.round(head.offsetWidth)]));
}

const isFromRightToLeft = (handle: HTMLElement) => getComputedStyle(handle).direction === 'rtl';

/** The border between the heads of two columns, to be dragged. By keys, the menu of the columns sets their widths. */
export function ResizeHandle({ between, onResize }: ResizeHandleProps) {
  const dragged = useRef<{ from: number; widths: Record<string, number> }>(undefined);

  const finish = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const start = dragged.current;
    dragged.current = undefined;
    currentTarget.style.removeProperty('--by');
    const by = start ? clientX - start.from : 0;
    if (start && by !== 0) onResize(moveBorder(start.widths, between, isFromRightToLeft(currentTarget) ? -by : by));
  };

  return (
    <span
      aria-hidden="true"
      draggable={false}
      className={styles.handle}
      onPointerDown={(event) => {
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        dragged.current = { from: event.clientX, widths: measureHeads(event.currentTarget.closest('tr')) };
      }}
      onPointerMove={({ currentTarget, clientX }) => {
        if (dragged.current) currentTarget.style.setProperty('--by', `${clientX - dragged.current.from}px`);
      }}
      onPointerUp={finish}
      onPointerCancel={finish}
    />
  );
}
