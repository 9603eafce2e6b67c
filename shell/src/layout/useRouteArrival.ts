import { focusHeading } from '@atrium/ui/light';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { isOpenedAt } from '../common/GuardedRouter';
import type { Settings } from '../common/settings';
import { useSettings } from '../common/useSettings';

const frames: Record<Exclude<Settings['transition'], 'none'>, Keyframe> = {
  fadeIn: { opacity: 0 },
  fadeInLeft: { opacity: 0, transform: 'translateX(-4px)' },
  zoomIn: { opacity: 0, transform: 'scale(0.99)' },
};

const isStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * On navigation, and after signing in: plays the chosen transition, focuses the page's heading and scrolls to its top, or
 * after Back to where it was left.
 */
export function useRouteArrival(area: RefObject<HTMLElement | null>, page: RefObject<HTMLElement | null>): void {
  const { pathname, key } = useLocation();
  const navigation = useNavigationType();
  const { transition } = useSettings();
  const places = useRef(new Map<string, number>());
  const shown = useRef({ pathname: isOpenedAt(key) ? pathname : '', key });
  const stopWaiting = useRef<() => void>(undefined);
  useEffect(() => () => stopWaiting.current?.(), []);

  useLayoutEffect(() => {
    const element = area.current;
    if (!element) return;
    const onScroll = () => places.current.set(shown.current.key, element.scrollTop);
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => element.removeEventListener('scroll', onScroll);
  }, [area]);

  useLayoutEffect(() => {
    const isSamePage = shown.current.pathname === pathname;
    shown.current = { pathname, key };
    if (isSamePage) return;
    const top = navigation === 'POP' ? (places.current.get(key) ?? 0) : 0;
    stopWaiting.current?.();
    stopWaiting.current = page.current ? focusHeading(page.current) : undefined;
    if (transition !== 'none' && !isStill())
      page.current?.animate?.([frames[transition], { opacity: 1, transform: 'none' }], {
        duration: 160,
        easing: 'ease-out',
      });
    return area.current && page.current ? scrollOnceThere(area.current, page.current, top) : undefined;
  }, [area, page, pathname, key, navigation, transition]);
}

/** Time that the content may take to load; scrolling by the person ends it earlier. */
const patienceMs = 15_000;

/**
 * Scrolls an area to a place, and there again whenever what comes in makes the page longer or shorter, until a person
 * scrolls.
 * @returns how to stop
 */
function scrollOnceThere(area: HTMLElement, content: HTMLElement, top: number): () => void {
  area.scrollTo({ top });
  // Where there is little height, something around it scrolls.
  if (top === 0 && area.scrollHeight <= area.clientHeight) content.scrollIntoView?.({ block: 'start' });
  if (top === 0) return () => undefined;
  const stopping = new AbortController();
  const stop = () => stopping.abort();
  const changes = new ResizeObserver(() => area.scrollTo({ top }));
  changes.observe(content);
  const timer = setTimeout(stop, patienceMs);
  for (const sign of ['wheel', 'touchstart', 'keydown', 'pointerdown'])
    area.addEventListener(sign, stop, { signal: stopping.signal, passive: true });
  stopping.signal.addEventListener('abort', () => {
    changes.disconnect();
    clearTimeout(timer);
  });
  return stop;
}
