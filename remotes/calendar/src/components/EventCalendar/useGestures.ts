import type { PluginInput } from '@fullcalendar/react';
import { useEffect, useState } from 'react';

const none: readonly PluginInput[] = [];
let gestures = none;

/** A finger gives no notice before it taps. */
const isTouched = () => window.matchMedia?.('(hover: none)').matches ?? false;

/**
 * What FullCalendar needs for clicks on days, dragging and resizing: loaded as soon as a pointer moves anywhere on the
 * page, and not for the first picture. Empty until then.
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
