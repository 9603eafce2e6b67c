import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../Icon/IconButton';
import { Modal } from '../Overlay/Modal';
import { useTheme } from '../theme/useTheme';
import styles from './PictureViewer.module.css';

export interface PictureViewerProps {
  /** `alt` says what is on it, also below it. */
  pictures: readonly { src: string; alt: string }[];
  /** The place of the one that is opened. */
  start: number;
  /** Once it is closed. */
  onClose: () => void;
}

const swipe = 48;

/** One picture at a time in full size; arrow keys and swipes lead to the others. Open while it is rendered. */
export function PictureViewer({ pictures, start, onClose }: PictureViewerProps) {
  const { t } = useTranslation('kit');
  const { direction } = useTheme();
  // The button inside takes the focus before the dialog could remember where it was.
  const [opener] = useState(() => document.activeElement);
  const [isOpen, setOpen] = useState(true);
  const [place, setPlace] = useState(start);
  const picture = pictures[place];
  const go = (steps: number) => setPlace((place + steps + pictures.length) % pictures.length);
  const begun = useRef<number>(undefined);
  const isMirrored = direction === 'rtl';
  const turn = (clientX: number) => {
    const way = clientX - (begun.current ?? clientX);
    begun.current = undefined;
    if (Math.abs(way) >= swipe) go(way < 0 === isMirrored ? -1 : 1);
  };
  const forward = isMirrored ? 'ArrowLeft' : 'ArrowRight';
  const back = isMirrored ? 'ArrowRight' : 'ArrowLeft';
  return (
    <Modal
      open={isOpen}
      title={t('picture.of', { place: place + 1, count: pictures.length })}
      onCancel={() => setOpen(false)}
      afterClose={() => {
        onClose();
        if (opener instanceof HTMLElement) opener.focus();
      }}
      footer={null}
      width={960}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hears the arrow keys and swipes for the buttons inside */}
      <div
        className={styles.viewer}
        onKeyDown={({ key }) => {
          if (key === forward) go(1);
          if (key === back) go(-1);
        }}
        onPointerDown={({ pointerType, clientX }) => {
          begun.current = pointerType === 'mouse' ? undefined : clientX;
        }}
        onPointerUp={({ clientX }) => turn(clientX)}
      >
        <IconButton className={styles.turn} label={t('picture.before')} icon={ChevronLeft} onClick={() => go(-1)} />
        {picture && <img className={styles.picture} src={picture.src} alt={picture.alt} />}
        <IconButton
          className={styles.turn}
          label={t('picture.after')}
          icon={ChevronRight}
          autoFocus
          onClick={() => go(1)}
        />
      </div>
      <p className={styles.caption} aria-live="polite" dir="auto">
        {picture?.alt}
      </p>
    </Modal>
  );
}
