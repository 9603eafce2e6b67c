import type { PluginInput } from '@fullcalendar/react';
import { useEffect, useReducer, useRef, useState } from 'react';

/**
 * Freezes the rendered state from press to click: a click is lost if its element is replaced before release. Later
 * changes render after it.
 */
export function useStill<Drawn>(latest: Drawn): Drawn {
  const newest = useRef(latest);
  const rendered = useRef(latest);
  const isPressed = useRef(false);
  const [, renderAgain] = useReducer((times: number) => times + 1, 0);
  newest.current = latest;
  if (!isPressed.current) rendered.current = latest;

  useEffect(() => {
    const press = () => {
      isPressed.current = true;
    };
    // The click follows in the same task as the release.
    const release = () =>
      setTimeout(() => {
        isPressed.current = false;
        if (rendered.current !== newest.current) renderAgain();
      });
    const ends = ['pointerup', 'pointercancel', 'contextmenu'];
    document.addEventListener('pointerdown', press, true);
    for (const end of ends) document.addEventListener(end, release, true);
    return () => {
      document.removeEventListener('pointerdown', press, true);
      for (const end of ends) document.removeEventListener(end, release, true);
    };
  }, []);
  return rendered.current;
}

const none: readonly PluginInput[] = [];
let gestures = none;

/** Touch gives no notice before a tap. */
const isTouched = () => window.matchMedia?.('(hover: none)').matches ?? false;

/**
 * FullCalendar's interaction plugin (clicks on days, dragging, resizing), loaded when a pointer first moves on the
 * page. Empty until then.
 */
export function useGestures(): readonly PluginInput[] {
  const [loaded, setLoaded] = useState(gestures);
  useEffect(() => {
    if (gestures.length > 0) return;
    let isLoading = false;
    const load = async () => {
      if (isLoading) return;
      isLoading = true;
      try {
        gestures = [(await import('@fullcalendar/react/interaction')).default];
        document.removeEventListener('pointermove', load);
        setLoaded(gestures);
      } catch {
        // The next movement tries again.
        isLoading = false;
      }
    };
    if (isTouched()) void load();
    document.addEventListener('pointermove', load);
    return () => document.removeEventListener('pointermove', load);
  }, []);
  return loaded;
}
