import { readFile } from '@atrium/ui';
import { shrinkPicture } from '@atrium/ui/picture';

interface PreparedFile {
  /** A data URL. */
  content: string;
  width?: number;
  height?: number;
}

const pictureTypes = /^image\/(?:png|jpeg|gif|webp|avif|bmp)$/;

/** A file as it is sent: a picture that the browser can read is made small, anything else goes as it is. */
export async function prepareFile(file: File): Promise<PreparedFile> {
  if (pictureTypes.test(file.type)) {
    try {
      const { url, width, height } = await shrinkPicture(file);
      return { content: url, width, height };
    } catch {
      // It only says that it is a picture.
    }
  }
  return { content: await readFile(file) };
}
