import { useTranslation } from 'react-i18next';
import { useStoreFileMutation } from 'shared/runtime';
import { readFile, useToast } from 'shared/ui';

/** Keeps pictures of a text; gives their addresses, or says that it failed. */
export function usePictureStore(): (file: File) => Promise<string | undefined> {
  const { t } = useTranslation('content');
  const toast = useToast();
  const [storeFile] = useStoreFileMutation();
  return async (file) => {
    try {
      return (await storeFile({ fileName: file.name, content: await readFile(file) }).unwrap()).file.url;
    } catch {
      toast.error(t('pictureFailed', { name: file.name }));
      return undefined;
    }
  };
}
