import { type RefObject, useEffect, useRef } from 'react';

/**
 * Lets F8 lead to the action of the newest toast, which is far from where one works.
 * @returns leads back from there, once the toast is done with
 */
export function useWayToToasts(place: RefObject<HTMLElement | null>): () => void {
  const before = useRef<Element | null>(null);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const action = event.key === 'F8' && place.current?.querySelector('button');
      if (!action) return;
      event.preventDefault();
      if (!place.current?.contains(document.activeElement)) before.current = document.activeElement;
      action.focus();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [place]);
  return () => {
    if (place.current?.contains(document.activeElement) && before.current instanceof HTMLElement)
      before.current.focus();
  };
}
