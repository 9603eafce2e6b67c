import { type RefObject, useEffect, useRef } from 'react';

const eventIn = (place: HTMLElement, key: string) =>
  [...place.querySelectorAll<HTMLElement>('[data-event]')].find(({ dataset }) => dataset.event === key);

/** Keeps the focus on an event that is drawn elsewhere after a change, so that the next key finds it again. */
export function useFocusKept(drawn: unknown, frame: unknown): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const focused = useRef<string | null>(null);
  useEffect(() => {
    const element = place.current;
    const note = ({ target }: FocusEvent) => {
      focused.current = target instanceof HTMLElement ? (target.dataset.event ?? null) : null;
    };
    // Leaving on one's own forgets it; an element that is taken away says nothing.
    const forget = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget) focused.current = null;
    };
    element?.addEventListener('focusin', note);
    element?.addEventListener('focusout', forget);
    return () => {
      element?.removeEventListener('focusin', note);
      element?.removeEventListener('focusout', forget);
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is drawn is another occasion to look.
  useEffect(() => {
    const key = focused.current;
    if (!place.current || !key || document.activeElement !== document.body) return;
    eventIn(place.current, key)?.focus({ preventScroll: false });
  }, [drawn, frame]);
  return place;
}
