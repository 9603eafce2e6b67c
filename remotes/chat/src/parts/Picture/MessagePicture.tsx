import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChatPicture } from '../../api/schemas';
import styles from './MessagePicture.module.css';

const PictureView = lazy(() => import('./PictureView'));

/** The longest side in a conversation, in pixels. */
const longest = 320;

/** A picture in a conversation, in its place before it is drawn; a press shows it large. */
export function MessagePicture({ picture }: { picture: ChatPicture }) {
  const { t } = useTranslation('chat');
  const [isOpen, setOpen] = useState<boolean>();
  const { url, width, height } = picture;
  const scale = Math.min(1, longest / Math.max(width, height));
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label={t('message.openPicture')}
        onClick={() => setOpen(true)}
      >
        <img
          className={styles.picture}
          src={url}
          width={Math.round(width * scale)}
          height={Math.round(height * scale)}
          alt=""
        />
      </button>
      {isOpen !== undefined && (
        <Suspense>
          <PictureView picture={picture} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
