import { useAddressOf } from '@atrium/sdk';
import { useTheme } from '@atrium/ui';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { mailDocument } from '../../model/mailDocument';
import { fillFrame, pageFonts, pageNonce } from '../../model/mailFrame';
import type { SafeMail } from '../../model/sanitizeMail';
import styles from './MailFrame.module.css';

interface FrameEvents {
  onSize: (root: HTMLElement) => void;
  onAddress: (href: string) => void;
}

/** Tracks the size of a frame's document, handles its anchors, and forwards keys and followed links. */
function useFrameEvents(frame: RefObject<HTMLIFrameElement | null>, events: FrameEvents): void {
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

interface MailFrameProps {
  mail: SafeMail;
  showPictures: boolean;
  title: string;
  onAddress: (href: string) => void;
}

/** Height of an email with its sender's styles. */
const originalHeight = 640;

/** Maximum height in pixels; taller content scrolls inside. */
const highest = 200_000;

/**
 * Email document at the height of its content. Its frame may not run scripts; same origin lets the page measure it,
 * forward keys and open links.
 */
export function MailFrame({ mail, showPictures, title, onAddress }: MailFrameProps) {
  const { mode } = useTheme();
  const storedFiles = useAddressOf()('/files/');
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(0);
  const isOnPaper = mail.hasOwnColours && mode === 'dark';

  useEffect(() => {
    if (!frame.current) return;
    const ground = mail.hasOwnColours ? 'light' : mode;
    fillFrame(
      frame.current,
      mailDocument({
        html: mail.html,
        sheet: mail.sheet,
        showPictures,
        mode: ground,
        nonce: pageNonce(),
        fonts: pageFonts(),
        files: storedFiles,
      }),
    );
  }, [mail, showPictures, mode, storedFiles]);

  useFrameEvents(frame, {
    onSize(root) {
      // Styles that nobody has checked may ask for the height of the frame: it has one, and scrolls.
      if (mail.sheet !== undefined) return setHeight(originalHeight);
      const needed = Math.ceil(root.getBoundingClientRect().height);
      if (needed > highest) root.style.overflow = 'auto';
      setHeight(Math.min(needed, highest));
    },
    onAddress,
  });

  return (
    <iframe
      ref={frame}
      className={[styles.frame, isOnPaper ? styles.paper : ''].join(' ')}
      style={{ blockSize: height }}
      title={title}
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      referrerPolicy="no-referrer"
    />
  );
}
