import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { Settings } from '../common/settings';
import { useSettings } from '../common/useSettings';
import { scrollOnceThere } from './scrollOnceThere';

const frames: Record<Exclude<Settings['transition'], 'none'>, Keyframe> = {
  fadeIn: { opacity: 0 },
  fadeInLeft: { opacity: 0, transform: 'translateX(-4px)' },
  zoomIn: { opacity: 0, transform: 'scale(0.99)' },
};

const isStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * What happens when another page arrives: it comes in by the chosen transition, the focus goes to it, and it starts at
 * its top, or after Back where one had left it.
 */
export function useRouteArrival(area: RefObject<HTMLElement | null>, page: RefObject<HTMLElement | null>): void {
  const { pathname, key } = useLocation();
  const navigation = useNavigationType();
  const { transition } = useSettings();
  const places = useRef(new Map<string, number>());
  const shown = useRef({ pathname, key });

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
    page.current?.focus({ preventScroll: true });
    if (transition !== 'none' && !isStill())
      page.current?.animate?.([frames[transition], { opacity: 1, transform: 'none' }], {
        duration: 160,
        easing: 'ease-out',
      });
    return area.current && page.current ? scrollOnceThere(area.current, page.current, top) : undefined;
  }, [area, page, pathname, key, navigation, transition]);
}
