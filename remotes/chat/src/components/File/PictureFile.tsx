import { Icon } from '@atrium/ui';
import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetFileQuery } from '../../api/fileApi';
import type { ChatFile } from '../../api/messageSchemas';
import { MessagePicture, pictureSize } from '../Picture/MessagePicture';
import styles from './File.module.css';
import { useFileFacts } from './useFileFacts';

export function PictureFile({ file }: { file: ChatFile }) {
  const { t } = useTranslation('chat');
  const { data, error, refetch } = useGetFileQuery(file.id);
  const facts = useFileFacts(file);
  const [isBroken, setBroken] = useState(false);
  const { width = 1, height = 1 } = file;
  if (data && !isBroken) {
    const picture = { url: data.file.url, width, height };
    return <MessagePicture picture={picture} name={file.fileName} facts={facts} onBroken={() => setBroken(true)} />;
  }
  const size = pictureSize({ width, height });
  return (
    <span className={styles.missing} style={{ inlineSize: size.width, blockSize: size.height }}>
      {(error || isBroken) && (
        <button type="button" className={styles.retry} onClick={() => void refetch()}>
          <Icon of={ImageOff} />
          {t('file.noPicture')}
        </button>
      )}
    </span>
  );
}
