import { ImagePlus, X } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from 'shared/ui';
import type { ChatPicture } from '../../api/schemas';
import styles from './Composer.module.css';

/** Chooses a picture to send. */
export function PictureButton({ onChoose }: { onChoose: (file: File) => void }) {
  const { t } = useTranslation('chat');
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton label={t('composer.attach')} icon={ImagePlus} onClick={() => picker.current?.click()} />
      <input
        ref={picker}
        type="file"
        accept="image/*"
        hidden
        aria-label={t('composer.attach')}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) onChoose(file);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
    </>
  );
}

/** The chosen picture, until it is sent. */
export function PictureDraft({ picture, onRemove }: { picture: ChatPicture; onRemove: () => void }) {
  const { t } = useTranslation('chat');
  return (
    <div className={styles.picture}>
      <img src={picture.url} alt={t('composer.chosen')} />
      <IconButton className={styles.remove} label={t('composer.remove')} icon={X} iconSize={14} onClick={onRemove} />
    </div>
  );
}
