import { type RefObject, useEffect, useRef } from 'react';

interface FrameEvents {
  onSize: (root: HTMLElement) => void;
  onAddress: (href: string) => void;
}

/** Tracks the size of a frame's document, handles its anchors, and forwards keys and followed links. */
export function useFrameEvents(frame: RefObject<HTMLIFrameElement | null>, events: FrameEvents): void {
  const latest = useRef(events);
  latest.current = events;
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    let stop = () => {};
    const listen = () => {
      stop();
      stop = followDocument(element, {
        onSize: (root) => latest.current.onSize(root),
        onAddress: (href) => latest.current.onAddress(href),
      });
    };
    element.addEventListener('load', listen);
    listen();
    return () => {
      element.removeEventListener('load', listen);
      stop();
    };
  }, [frame]);
}

/** The same for the current document. @returns a function that stops it */
function followDocument(frame: HTMLIFrameElement, { onSize, onAddress }: FrameEvents): () => void {
  const inner = frame.contentDocument;
  if (!inner) return () => {};
  const root = inner.documentElement;
  const observer = new ResizeObserver(() => onSize(root));
  const passOn = (event: KeyboardEvent) => {
    if (!frame.dispatchEvent(new KeyboardEvent('keydown', event))) event.preventDefault();
  };
  const follow = (event: MouseEvent) => {
    const href = linkAt(event.target);
    if (href?.startsWith('#')) inner.getElementById(href.slice(1))?.scrollIntoView({ block: 'start' });
    else if (href?.startsWith('mailto:')) onAddress(href);
    else return;
    event.preventDefault();
  };
  observer.observe(root);
  inner.addEventListener('keydown', passOn);
  inner.addEventListener('click', follow);
  onSize(root);
  return () => {
    observer.disconnect();
    inner.removeEventListener('keydown', passOn);
    inner.removeEventListener('click', follow);
  };
}

/** Elements of another document are not instances of this page's classes, so members are tested. */
function linkAt(target: EventTarget | null): string | undefined {
  const closest = target && 'closest' in target ? target.closest : undefined;
  if (typeof closest !== 'function') return undefined;
  const link: unknown = closest.call(target, 'a[href]');
  const read = typeof link === 'object' && link !== null && 'getAttribute' in link ? link.getAttribute : undefined;
  return typeof read === 'function' ? String(read.call(link, 'href')) : undefined;
}
