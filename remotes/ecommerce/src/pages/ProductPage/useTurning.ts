import { useTheme } from '@atrium/ui';
import { type KeyboardEvent, type TouchEvent, useRef, useState } from 'react';

/** A finger that moves less than this wants to tap, or to scroll. */
const leastSwipe = 40;

/** Turns through so many pictures by arrow keys and by a finger, the way the page runs; the last one leads to the first. */
export function useTurning(count: number) {
  const { direction } = useTheme();
  const [shown, setShown] = useState(0);
  const from = useRef<number>(undefined);
  const toRight = direction === 'rtl' ? -1 : 1;
  const turn = (steps: number) => setShown((shown + steps + count) % count);
  return {
    shown,
    setShown,
    turning: {
      onKeyDown: ({ key }: KeyboardEvent) => {
        if (key === 'ArrowRight') turn(toRight);
        if (key === 'ArrowLeft') turn(-toRight);
      },
      onTouchStart: ({ touches }: TouchEvent) => {
        from.current = touches.length === 1 ? touches[0]?.clientX : undefined;
      },
      onTouchEnd: ({ changedTouches }: TouchEvent) => {
        const to = changedTouches[0]?.clientX;
        if (from.current === undefined || to === undefined) return;
        const moved = to - from.current;
        if (Math.abs(moved) >= leastSwipe) turn(moved < 0 ? toRight : -toRight);
      },
    },
  };
}
