import { type ReactNode, useEffect, useRef, useState } from 'react';
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
  const [isNear, setNear] = useState(() => typeof IntersectionObserver === 'undefined');
  if (isPrinting && !isNear) setNear(true);
  useEffect(() => {
    const element = place.current;
    if (isNear || !element) return;
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: ahead },
    );
    watch.observe(element);
    return () => watch.disconnect();
  }, [isNear]);
  return (
    <div ref={place} className={styles.content}>
      {isNear ? children : waiting}
    </div>
  );
}
