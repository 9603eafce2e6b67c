import { type PointerEvent, useRef } from 'react';
import styles from './OverviewPage.module.css';

interface Props {
  sizes: readonly string[];
  onSize: (size: string) => void;
}

/** How many of the twelve columns a size takes. */
const columnsOf: Record<string, number> = { small: 3, medium: 4, wide: 8, full: 12 };

/** The size that comes nearest to a width, as a share of the whole row. */
function nearestSize(sizes: readonly string[], share: number): string | undefined {
  const distance = (size: string) => Math.abs((columnsOf[size] ?? 4) / 12 - share);
  return [...sizes].sort((one, other) => distance(one) - distance(other))[0];
}

/** The corner by which a widget is pulled larger or smaller; the keys of its handle do the same. */
export function ResizeCorner({ sizes, onSize }: Props) {
  const isPulled = useRef(false);
  const pull = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.parentElement;
    const row = box?.parentElement;
    if (!isPulled.current || !box || !row) return;
    const { left, right } = box.getBoundingClientRect();
    const isRtl = getComputedStyle(box).direction === 'rtl';
    const width = isRtl ? right - event.clientX : event.clientX - left;
    const size = nearestSize(sizes, width / row.getBoundingClientRect().width);
    if (size) onSize(size);
  };
  return (
    <span
      className={styles.corner}
      aria-hidden="true"
      onPointerDown={(event) => {
        isPulled.current = true;
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={pull}
      onPointerUp={() => {
        isPulled.current = false;
      }}
      onPointerCancel={() => {
        isPulled.current = false;
      }}
    />
  );
}
