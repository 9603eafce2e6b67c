import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './ResizeHandle.module.css';

const minWidth = 64;

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
  title: string;
  onResize: (widths: Record<string, number>) => void;
}

const step = 16;

/** The heads of the handle's table name their columns. */
function measure(handle: HTMLElement): Record<string, number> {
  const heads = handle.closest('tr')?.querySelectorAll<HTMLElement>('th[data-column]') ?? [];
  return Object.fromEntries([...heads].map((head) => [head.dataset.column, Math.round(head.offsetWidth)]));
}

const isFromRightToLeft = (handle: HTMLElement) => getComputedStyle(handle).direction === 'rtl';

/** The border between the heads of two columns, to be dragged, or moved by the arrow keys. */
export function ResizeHandle({ between, title, onResize }: ResizeHandleProps) {
  const { t } = useTranslation('kit');
  const dragged = useRef<{ from: number; widths: Record<string, number> }>(undefined);

  const finish = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const start = dragged.current;
    dragged.current = undefined;
    currentTarget.style.removeProperty('--by');
    const by = start ? clientX - start.from : 0;
    if (start && by !== 0) onResize(moveBorder(start.widths, between, isFromRightToLeft(currentTarget) ? -by : by));
  };
  const onKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    const isToEnd = (event.key === 'ArrowRight') !== isFromRightToLeft(event.currentTarget);
    onResize(moveBorder(measure(event.currentTarget), between, isToEnd ? step : -step));
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a separator that moves is no hr
    <span
      role="separator"
      aria-orientation="vertical"
      aria-label={t('table.widthOf', { title })}
      aria-valuenow={0}
      tabIndex={0}
      draggable={false}
      className={styles.handle}
      onClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => {
        event.stopPropagation();
        onKey(event);
      }}
      onPointerDown={(event) => {
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        dragged.current = { from: event.clientX, widths: measure(event.currentTarget) };
      }}
      onPointerMove={({ currentTarget, clientX }) => {
        if (dragged.current) currentTarget.style.setProperty('--by', `${clientX - dragged.current.from}px`);
      }}
      onPointerUp={finish}
      onPointerCancel={finish}
    />
  );
}
