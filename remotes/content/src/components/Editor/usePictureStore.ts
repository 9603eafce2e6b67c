import { useStoreFileMutation } from '@atrium/sdk';
import { readFile } from '@atrium/ui';

/** Stores pictures of a text and returns their URLs; the editor shows errors. */
export function usePictureStore(): (file: File) => Promise<string> {
  const [storeFile] = useStoreFileMutation();
  return async (file) => {
    const content = await readFile(file);
    return (await storeFile({ fileName: file.name, content }).unwrap()).file.url;
  };
}
