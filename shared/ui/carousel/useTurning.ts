import type { EmblaCarouselType } from 'embla-carousel';
import { useEffect, useState } from 'react';

/** Goes on by itself, unless it is paused, pointed at, or somebody is within it. */
export function useTurning(embla: EmblaCarouselType | undefined, every: number | undefined, isStill: boolean) {
  const [isPaused, setPaused] = useState(isStill);
  const [isHeld, setHeld] = useState(false);

  useEffect(() => {
    if (!embla || !every || isPaused || isHeld) return;
    const timer = setInterval(() => (embla.canScrollNext() ? embla.scrollNext() : embla.scrollTo(0)), every);
    return () => clearInterval(timer);
  }, [embla, every, isPaused, isHeld]);

  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return {
    isPaused,
    setPaused,
    listeners: { onPointerEnter: hold, onPointerLeave: release, onFocus: hold, onBlur: release },
  };
}
