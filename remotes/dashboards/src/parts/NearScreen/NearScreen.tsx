import { type ReactNode, useEffect, useRef, useState } from 'react';
import { NearProvider } from '../../state/near';
import { useIsPrinting } from '../../state/printing';
import styles from './NearScreen.module.css';

/** How far from the screen something is fetched, so that it is there when one gets to it. */
const ahead = '200px';

interface Props {
  waiting: ReactNode;
  children: ReactNode;
}

/** Draws its children, and with it loads what they need, once it comes near the screen or goes on paper; from then on they stay. */
export function NearScreen({ waiting, children }: Props) {
  const isPrinting = useIsPrinting();
  const place = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(() => typeof IntersectionObserver === 'undefined');
  const isNear = isSeen || isPrinting;
  const [isDrawn, setDrawn] = useState(isNear);
  if (isNear && !isDrawn) setDrawn(true);
  useEffect(() => {
    const element = place.current;
    if (!element || typeof IntersectionObserver === 'undefined') return;
    const watch = new IntersectionObserver((entries) => setSeen(entries.at(-1)?.isIntersecting ?? false), {
      rootMargin: ahead,
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return (
    <div ref={place} className={styles.content}>
      <NearProvider value={isNear}>{isDrawn ? children : waiting}</NearProvider>
    </div>
  );
}
