import { FileLabel, IconButton, shownFileName, useToast } from '@atrium/ui';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLazyGetFileQuery } from '../../api/fileApi';
import type { ChatFile } from '../../api/messageSchemas';
import { isTextFile } from '../../model/isTextFile';
import { lazyChatComponent } from '../OnDemand/lazyChatComponent';
import styles from './File.module.css';
import { readBytes } from './readBytes';
import { useFileFacts } from './useFileFacts';

/** Time until the browser has surely started saving, in milliseconds. */
const savingTime = 10_000;

/** Saves a file under its real name. Always a download: nothing of it opens in this page. */
function useDownload({ id, fileName }: ChatFile) {
  const { t } = useTranslation('chat');
  const toast = useToast();
  const [getFile, { isFetching }] = useLazyGetFileQuery();
  return {
    isLoading: isFetching,
    async download() {
      const name = shownFileName(fileName);
      try {
        const { file } = await getFile(id, true).unwrap();
        const url = URL.createObjectURL(new Blob([await readBytes(file.url)], { type: 'application/octet-stream' }));
        const link = document.createElement('a');
        link.href = url;
        link.download = name;
        link.click();
        setTimeout(() => URL.revokeObjectURL(url), savingTime);
      } catch {
        toast.error(t('file.failed', { name }));
      }
    },
  };
}

const FileView = lazyChatComponent(() => import('./FileView'));

/** File with name, kind and size: text is shown, other files are saved, never run. */
export function FileCard({ file }: { file: ChatFile }) {
  const { t } = useTranslation('chat');
  const facts = useFileFacts(file);
  const { download, isLoading } = useDownload(file);
  const [isOpen, setOpen] = useState<boolean>();
  const name = shownFileName(file.fileName);
  const isShown = isTextFile(file.fileName);
  return (
    <div className={styles.card}>
      <button
        type="button"
        className={styles.open}
        aria-label={t(isShown ? 'file.open' : 'file.download', { name: `${name}, ${facts}` })}
        onClick={() => (isShown ? setOpen(true) : void download())}
      >
        <FileLabel fileName={file.fileName} facts={facts} />
      </button>
      <IconButton
        label={t('file.download', { name })}
        icon={Download}
        loading={isLoading}
        onClick={() => void download()}
      />
      {isOpen !== undefined && (
        <FileView
          onMissing={() => setOpen(undefined)}
          props={{ file, isOpen, onClose: () => setOpen(false), onDownload: () => void download() }}
        />
      )}
    </div>
  );
}
