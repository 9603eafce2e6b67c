import { type RefObject, useEffect, useState } from 'react';

const handleOf = (key: string) => `[data-handle="${key}"]`;

export interface HandleFocus {
  /** Widget whose handle takes the focus; without one, the add button. */
  focusOn: (key: string | undefined) => void;
  /** Scrolls the next rendered widget into view, and focuses its handle. */
  bringUp: (key: string) => void;
}

export function useHandleFocus(place: RefObject<HTMLElement | null>): HandleFocus {
  const [added, setAdded] = useState<{ key: string }>();
  // It is added at the end, out of view.
  useEffect(() => {
    const handle = added && place.current?.querySelector<HTMLElement>(handleOf(added.key));
    handle?.focus({ preventScroll: true });
    handle?.scrollIntoView({ block: 'center' });
  }, [added, place]);
  return {
    focusOn: (key) => place.current?.querySelector<HTMLElement>(key === undefined ? 'button' : handleOf(key))?.focus(),
    bringUp: (key) => setAdded({ key }),
  };
}
