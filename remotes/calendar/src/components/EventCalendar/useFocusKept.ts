import { type RefObject, useEffect, useRef } from 'react';

const eventsIn = (place: HTMLElement) => [...place.querySelectorAll<HTMLElement>('[data-event]')];

interface FocusedEvent {
  key: string;
  /** Which of those on screen it is. */
  index: number;
}

/** The event itself; or what is in its place now: it was deleted, or is called otherwise since its series begins at another time. */
function findAgain(place: HTMLElement, { key, index }: FocusedEvent): HTMLElement | undefined {
  const events = eventsIn(place);
  return events.find(({ dataset }) => dataset.event === key) ?? events[Math.min(index, events.length - 1)];
}

/** Keeps the focus on an event that is drawn elsewhere after a change, or in its place, so that the next key finds it again. */
export function useFocusKept(drawn: unknown, frame: unknown): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const focused = useRef<FocusedEvent | null>(null);
  useEffect(() => {
    const element = place.current;
    const note = ({ target }: FocusEvent) => {
      const key = target instanceof HTMLElement ? target.dataset.event : undefined;
      const index = element && target instanceof HTMLElement ? eventsIn(element).indexOf(target) : -1;
      focused.current = key === undefined ? null : { key, index };
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
    if (!place.current || !focused.current || document.activeElement !== document.body) return;
    findAgain(place.current, focused.current)?.focus();
  }, [drawn, frame]);
  return place;
}
