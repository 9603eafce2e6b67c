import { Modal } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import type { ChatPicture } from '../../api/messageSchemas';
import styles from './MessagePicture.module.css';

interface PictureViewProps {
  picture: ChatPicture;
  caption: string;
  isOpen: boolean;
  onClose: () => void;
}

export default function PictureView({ picture, caption, isOpen, onClose }: PictureViewProps) {
  const { t } = useTranslation('chat');
  return (
    <Modal
      title={t('message.picture')}
      open={isOpen}
      onCancel={onClose}
      footer={null}
      width={Math.max(320, Math.min(picture.width + 48, 1100))}
    >
      <img
        className={styles.large}
        src={picture.url}
        width={picture.width}
        height={picture.height}
        alt={caption || t('message.picture')}
      />
      {caption && (
        <p className={styles.caption}>
          <bdi>{caption}</bdi>
        </p>
      )}
    </Modal>
  );
}
