import { useStoreFileMutation } from '@atrium/sdk';
import { readFile } from '@atrium/ui';

/** Keeps pictures of a text, and gives their addresses; the editor says why one could not be kept. */
export function usePictureStore(): (file: File) => Promise<string> {
  const [storeFile] = useStoreFileMutation();
  return async (file) => {
    const content = await readFile(file);
    return (await storeFile({ fileName: file.name, content }).unwrap()).file.url;
  };
}
