import { createContext, type ReactNode, type RefObject, use, useEffect, useRef, useState } from 'react';
import { useIsPrinting } from '../state/usePrint';
import styles from './NearScreen.module.css';

/** True if something is on the screen, near it, or goes on paper. */
const Near = createContext(true);
export const NearProvider = Near.Provider;

export const useIsNear = (): boolean => use(Near);

const ahead = '200px';
const seen = '-48px 0px';

/** True if an element is on the screen, with so much around it; where nothing can tell, it is. */
function useIsWithin(place: RefObject<HTMLElement | null>, rootMargin: string): boolean {
  const [isWithin, setWithin] = useState(() => typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    const element = place.current;
    if (!element || typeof IntersectionObserver === 'undefined') return;
    const watch = new IntersectionObserver((entries) => setWithin(entries.at(-1)?.isIntersecting ?? false), {
      rootMargin,
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [place, rootMargin]);
  return isWithin;
}

interface Props {
  waiting: ReactNode;
  children: ReactNode;
}

/**
 * Draws its children, and with it loads what they need, once it comes near the screen or goes on paper; from then on
 * they stay. Another period is drawn first where it is seen.
 */
export function NearScreen({ waiting, children }: Props) {
  const isPrinting = useIsPrinting();
  const place = useRef<HTMLDivElement>(null);
  const isNear = useIsWithin(place, ahead) || isPrinting;
  const isSeen = useIsWithin(place, seen) || isPrinting;
  const [isRendered, setRendered] = useState(isNear);
  if (isNear && !isRendered) setRendered(true);
  return (
    <div ref={place} className={styles.content}>
      <NearProvider value={isSeen}>{isRendered ? children : waiting}</NearProvider>
    </div>
  );
}
