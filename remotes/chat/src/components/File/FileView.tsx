import { cutText } from '@atrium/contract/text';
import { Button, ErrorState, LoadingRows, Modal, shownFileName } from '@atrium/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetFileQuery } from '../../api/fileApi';
import type { ChatFile } from '../../api/messageSchemas';
import styles from './File.module.css';
import { readBytes } from './readBytes';

interface FileViewProps {
  file: ChatFile;
  isOpen: boolean;
  onClose: () => void;
  onDownload: () => void;
}

export default function FileView({ file, isOpen, onClose, onDownload }: FileViewProps) {
  const { t } = useTranslation('chat');
  const { data, error, isFetching, refetch } = useGetFileQuery(file.id);
  const text = useText(data?.file.url);
  return (
    <Modal
      title={<bdi>{shownFileName(file.fileName)}</bdi>}
      open={isOpen}
      onCancel={onClose}
      width={760}
      footer={<Button onClick={onDownload}>{t('file.save')}</Button>}
    >
      {error || text === null ? (
        <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : text === undefined ? (
        <LoadingRows rows={6} />
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
        <pre className={styles.text} tabIndex={0}>
          {cutText(text, shownCharacters)}
          {text.length > shownCharacters && `\n\n${t('file.cut')}`}
        </pre>
      )}
    </Modal>
  );
}

const shownCharacters = 100_000;

/** Text at a URL: undefined while loading, null if unreadable. */
function useText(url: string | undefined): string | null | undefined {
  const [text, setText] = useState<string | null>();
  useEffect(() => {
    if (url === undefined) return;
    readBytes(url)
      .then((bytes) => setText(new TextDecoder().decode(bytes)))
      .catch(() => setText(null));
  }, [url]);
  return text;
}
