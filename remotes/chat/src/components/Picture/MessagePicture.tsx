import { Button, Icon, shownFileName } from '@atrium/ui';
import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChatPicture } from '../../api/messageSchemas';
import { isOwnAddress } from '../../model/isOwnAddress';
import { lazyChatComponent } from '../OnDemand/lazyChatComponent';
import styles from './MessagePicture.module.css';

/** Longest side in pixels. */
const maxSide = 320;

export function pictureSize({ width, height }: { width: number; height: number }) {
  const scale = Math.min(1, maxSide / Math.max(width, height));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

const PictureView = lazyChatComponent(() => import('./PictureView'));

interface MessagePictureProps {
  picture: ChatPicture;
  name?: string;
  facts?: string;
  onBroken?: () => void;
}

/** Picture in a conversation, with reserved space; a press enlarges it. */
export function MessagePicture({ picture, name, facts, onBroken }: MessagePictureProps) {
  const { t } = useTranslation('chat');
  const [isOpen, setOpen] = useState<boolean>();
  const [isWanted, setWanted] = useState(false);
  const about = [name && shownFileName(name), facts].filter(Boolean).join(', ');
  if (!isWanted && !isOwnAddress(picture.url, window.location.origin)) {
    return (
      <Button icon={<Icon of={ImageOff} />} title={t('message.blockedReason')} onClick={() => setWanted(true)}>
        {t('message.showBlocked')}
      </Button>
    );
  }
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label={about ? `${t('message.openPicture')}: ${about}` : t('message.openPicture')}
        title={about || undefined}
        onClick={() => setOpen(true)}
      >
        <img className={styles.picture} src={picture.url} {...pictureSize(picture)} alt="" onError={onBroken} />
      </button>
      {isOpen !== undefined && (
        <PictureView
          onMissing={() => setOpen(undefined)}
          props={{ picture, caption: about, isOpen, onClose: () => setOpen(false) }}
        />
      )}
    </>
  );
}
