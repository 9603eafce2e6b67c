import { shrinkPicture } from '@atrium/ui/picture';

interface PreparedFile {
  content: Blob;
  width?: number;
  height?: number;
}

const pictureTypes = /^image\/(?:png|jpeg|gif|webp|avif|bmp)$/;

/** Prepares a file: pictures are scaled down, others stay as they are. */
export async function prepareFile(file: File): Promise<PreparedFile> {
  if (pictureTypes.test(file.type)) {
    try {
      const { blob, width, height } = await shrinkPicture(file);
      return { content: blob, width, height };
    } catch {
      // It only claims to be a picture.
    }
  }
  return { content: file };
}
