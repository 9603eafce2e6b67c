import { useTranslation } from 'react-i18next';
import { useStoreFileMutation } from 'shared/runtime';
import { useToast } from 'shared/ui';

const readFile = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });

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
