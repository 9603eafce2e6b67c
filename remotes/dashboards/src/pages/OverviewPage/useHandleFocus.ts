import { type RefObject, useEffect, useState } from 'react';

const handleOf = (key: string) => `[data-handle="${key}"]`;

export interface HandleFocus {
  /** The widget whose handle takes the focus; without one, what adds a widget. */
  focusOn: (key: string | undefined) => void;
  /** Shows a widget that is drawn next, and focuses its handle. */
  bringUp: (key: string) => void;
}

export function useHandleFocus(place: RefObject<HTMLElement | null>): HandleFocus {
  const [added, setAdded] = useState<{ key: string }>();
  // It comes last, where one does not look.
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
