import { type PointerEvent, useRef, useState } from 'react';

/** Distances in pixels at which a row follows the finger, and at which the swipe counts. */
const begins = 12;
const decides = 96;

type Direction = 'forward' | 'back';

interface Swipe {
  onForward?: (() => void) | undefined;
  onBack?: (() => void) | undefined;
}

/** Horizontal swipe of a row. A mouse drags, vertical movement scrolls. */
export function useSwipe({ onForward, onBack }: Swipe) {
  const start = useRef<{ x: number; y: number; isSwipe: boolean }>(undefined);
  const hasSwiped = useRef(false);
  const [{ shift, direction }, setMove] = useState<{ shift: number; direction?: Direction }>({ shift: 0 });

  const end = () => {
    start.current = undefined;
    setMove({ shift: 0 });
  };
  const directionOf = (by: number, element: Element): Direction => {
    const isRightToLeft = getComputedStyle(element).direction === 'rtl';
    return by > 0 !== isRightToLeft ? 'forward' : 'back';
  };
  const acts = { forward: onForward, back: onBack };
  const isDecided = Math.abs(shift) >= decides;
  return {
    shift,
    direction,
    isDecided,
    handlers: {
      onPointerDown({ pointerType, clientX, clientY }: PointerEvent) {
        hasSwiped.current = false;
        if (pointerType === 'touch') start.current = { x: clientX, y: clientY, isSwipe: false };
      },
      onPointerMove({ clientX, clientY, currentTarget, pointerId }: PointerEvent) {
        const from = start.current;
        if (!from) return;
        const by = clientX - from.x;
        if (!from.isSwipe) {
          if (Math.abs(clientY - from.y) > begins) return end();
          if (Math.abs(by) < begins) return;
          from.isSwipe = true;
          currentTarget.setPointerCapture?.(pointerId);
        }
        const towards = directionOf(by, currentTarget);
        if (acts[towards]) setMove({ shift: by, direction: towards });
      },
      onPointerUp() {
        if (start.current?.isSwipe) {
          hasSwiped.current = true;
          if (isDecided && direction) acts[direction]?.();
        }
        end();
      },
      onPointerCancel: end,
      /** A swipe ends without a click. */
      onClickCapture(event: { preventDefault(): void; stopPropagation(): void }) {
        if (!hasSwiped.current) return;
        hasSwiped.current = false;
        event.preventDefault();
        event.stopPropagation();
      },
    },
  };
}
