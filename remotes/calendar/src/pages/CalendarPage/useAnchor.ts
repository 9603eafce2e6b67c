import { type RefObject, useEffect, useRef, useState } from 'react';
import type { OpenEvent } from '../../state/useCalendarAddress';

/** How long the event may take to be drawn, in frames. */
const mostFrames = 30;

/** Beside what is as wide as this, in parts of the pane, there is no room for a bubble. */
const widest = 0.6;

/** Where an event is drawn; of one that is very wide, such as a row of the list, where it was clicked, or else its middle. */
function find(pane: HTMLElement, key: string, pointed: DOMRect | null): DOMRect | undefined {
  const place = [...pane.querySelectorAll<HTMLElement>('[data-event]')]
    .find(({ dataset }) => dataset.event === key)
    ?.getBoundingClientRect();
  if (!place || place.width < pane.clientWidth * widest) return place;
  const isClicked = pointed !== null && pointed.y >= place.top && pointed.y <= place.bottom;
  return new DOMRect(isClicked ? pointed.x : place.x + place.width / 2, place.y, 0, place.height);
}

/** The middle of the pane, for what is not on screen: folded into "2 more", or off. */
function middleOf(pane: HTMLElement): DOMRect {
  const { left, top, width, height } = pane.getBoundingClientRect();
  return new DOMRect(left + width / 2, top + height / 3, 0, 0);
}

/** Where the bubble of what is open belongs; null while none is open, or before its event is drawn. */
export function useAnchor(pane: RefObject<HTMLElement | null>, open: OpenEvent) {
  const pointed = useRef<DOMRect | null>(null);
  const [anchor, setAnchor] = useState<DOMRect | null>(null);
  const name = !open || open.isForm ? null : 'key' in open ? open.key : '';
  useEffect(() => {
    const element = pane.current;
    if (name === null || !element) return setAnchor(null);
    let frame = 0;
    let left = mostFrames;
    const look = () => {
      const found = name ? find(element, name, pointed.current) : (pointed.current ?? undefined);
      if (found || !name || --left === 0) setAnchor(found ?? middleOf(element));
      else frame = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, [pane, name]);
  return {
    anchor,
    onPointer: ({ clientX, clientY }: { clientX: number; clientY: number }) => {
      pointed.current = new DOMRect(clientX, clientY, 0, 0);
    },
  };
}
