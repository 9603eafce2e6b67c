import { type PointerEvent, useRef } from 'react';
import { nearestSize } from '../../model/sizes';
import styles from './OverviewPage.module.css';

interface Props {
  sizes: readonly string[];
  onSize: (size: string) => void;
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
