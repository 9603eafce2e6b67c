import { createContext, type ReactNode, type RefObject, use, useEffect, useRef, useState } from 'react';
import { useIsPrinting } from '../state/usePrint';
import styles from './NearScreen.module.css';

/** True if it is in or near the viewport, or printed. */
const Near = createContext(true);
export const NearProvider = Near.Provider;

export const useIsNear = (): boolean => use(Near);

const ahead = '200px';
const seen = '-48px 0px';

/** True if an element is within a margin of the viewport; true if unknown. */
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
 * Renders its children, and loads their data, once near the viewport or printed; they stay from then on. Visible ones
 * switch periods first.
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
