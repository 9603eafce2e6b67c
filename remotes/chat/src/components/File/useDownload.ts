import { shownFileName, useToast } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { useLazyGetFileQuery } from '../../api/fileApi';
import type { ChatFile } from '../../api/messageSchemas';
import { readBytes } from './readBytes';

/** Time until the browser has surely started saving, in milliseconds. */
const savingTime = 10_000;

/** Saves a file under its real name. Always a download: nothing of it opens in this page. */
export function useDownload({ id, fileName }: ChatFile) {
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
