import { type RefObject, useEffect } from 'react';

/** Tells an element in `--keyboard` how much of the page's bottom lies under a keyboard on the screen. */
export function useKeyboardHeight(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { visualViewport: sight } = window;
    const measure = () => {
      if (!sight) return;
      // What is enlarged by two fingers is in sight in part as well, and has no keyboard over it.
      const hidden = sight.scale === 1 ? window.innerHeight - sight.height - sight.offsetTop : 0;
      place.current?.style.setProperty('--keyboard', `${Math.max(0, hidden)}px`);
    };
    for (const type of ['resize', 'scroll']) sight?.addEventListener(type, measure);
    return () => {
      for (const type of ['resize', 'scroll']) sight?.removeEventListener(type, measure);
    };
  }, [place]);
}
