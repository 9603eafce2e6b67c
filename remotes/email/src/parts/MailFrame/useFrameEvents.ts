import { type RefObject, useEffect, useRef } from 'react';

interface FrameEvents {
  onSize: (root: HTMLElement) => void;
  /** A link to a mail address was followed. */
  onAddress: (address: string) => void;
}

/** Follows the size of a frame's document, and hands keys pressed and addresses followed in it on to the page. */
export function useFrameEvents(frame: RefObject<HTMLIFrameElement | null>, events: FrameEvents): void {
  const latest = useRef(events);
  latest.current = events;
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    let stop = () => {};

    const listen = () => {
      stop();
      const inner = element.contentDocument;
      if (!inner) return;
      const root = inner.documentElement;
      const observer = new ResizeObserver(() => latest.current.onSize(root));
      observer.observe(root);
      const passOn = (event: KeyboardEvent) => {
        if (!element.dispatchEvent(new KeyboardEvent('keydown', event))) event.preventDefault();
      };
      const follow = (event: MouseEvent) => {
        const address = mailAddressAt(event.target);
        if (!address) return;
        event.preventDefault();
        latest.current.onAddress(address);
      };
      inner.addEventListener('keydown', passOn);
      inner.addEventListener('click', follow);
      latest.current.onSize(root);
      stop = () => {
        observer.disconnect();
        inner.removeEventListener('keydown', passOn);
        inner.removeEventListener('click', follow);
      };
    };

    element.addEventListener('load', listen);
    listen();
    return () => {
      element.removeEventListener('load', listen);
      stop();
    };
  }, [frame]);
}

/** What is in the frame's document is not of this page's types: it is asked for what it can do. */
function mailAddressAt(target: EventTarget | null): string | undefined {
  const closest = target && 'closest' in target ? target.closest : undefined;
  if (typeof closest !== 'function') return undefined;
  const link: unknown = closest.call(target, 'a[href^="mailto:"]');
  const href = typeof link === 'object' && link !== null && 'href' in link ? String(link.href) : '';
  return href.startsWith('mailto:') ? decodeURIComponent(href.slice('mailto:'.length).split('?')[0] ?? '') : undefined;
}
