import { useTheme } from '@atrium/ui';
import { useEffect, useRef, useState } from 'react';
import { mailDocument } from '../../model/mailDocument';
import { fillFrame, pageFonts, pageNonce } from '../../model/mailFrame';
import type { SafeMail } from '../../model/sanitizeMail';
import styles from './MailFrame.module.css';
import { useFrameEvents } from './useFrameEvents';

interface MailFrameProps {
  mail: SafeMail;
  showPictures: boolean;
  title: string;
  onAddress: (href: string) => void;
}

/** Maximum height in pixels; taller content scrolls inside. */
const highest = 200_000;

/**
 * Email document at the height of its content. Its frame may not run scripts; same origin lets the page measure it,
 * forward keys and open links.
 */
export function MailFrame({ mail, showPictures, title, onAddress }: MailFrameProps) {
  const { mode } = useTheme();
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(0);
  const isOnPaper = mail.hasOwnColours && mode === 'dark';

  useEffect(() => {
    if (!frame.current) return;
    const ground = mail.hasOwnColours ? 'light' : mode;
    fillFrame(
      frame.current,
      mailDocument({ html: mail.html, showPictures, mode: ground, nonce: pageNonce(), fonts: pageFonts() }),
    );
  }, [mail, showPictures, mode]);

  useFrameEvents(frame, {
    onSize(root) {
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
