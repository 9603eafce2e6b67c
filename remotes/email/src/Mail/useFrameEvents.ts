import { type RefObject, useEffect } from 'react';

/** Follows the size of a frame's document, and hands keys pressed in it on to the page. */
export function useFrameEvents(frame: RefObject<HTMLIFrameElement | null>, onSize: (root: HTMLElement) => void): void {
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    let stop = () => {};

    const listen = () => {
      stop();
      const inner = element.contentDocument;
      if (!inner) return;
      const root = inner.documentElement;
      const observer = new ResizeObserver(() => onSize(root));
      observer.observe(root);
      const passOn = (event: KeyboardEvent) => {
        if (!element.dispatchEvent(new KeyboardEvent('keydown', event))) event.preventDefault();
      };
      inner.addEventListener('keydown', passOn);
      onSize(root);
      stop = () => {
        observer.disconnect();
        inner.removeEventListener('keydown', passOn);
      };
    };

    element.addEventListener('load', listen);
    listen();
    return () => {
      element.removeEventListener('load', listen);
      stop();
    };
  }, [frame, onSize]);
}
