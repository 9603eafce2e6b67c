import { readFile } from '../File/FilePicker';

/** In bytes: more than any photo of a phone, which is made small before it is stored. */
export const maxPictureBytes = 30_000_000;
/** Types that every browser renders; no SVG, which may hold more than a picture. */
export const pictureTypes: readonly string[] = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'];

/** Why a file cannot be taken: of another type, over `maxPictureBytes`, or not what its name says. */
export type PictureIssue = 'type' | 'size' | 'unreadable';

const isDrawable = (address: string) =>
  new Promise<boolean>((resolve) => {
    const image = new Image();
    image.onload = () => resolve(image.naturalWidth > 0);
    image.onerror = () => resolve(false);
    image.src = address;
  });

/**
 * Reads a picture that somebody chose.
 * @returns its content as a data URL, or why it is none
 */
export async function readPicture(file: File): Promise<{ content: string } | { issue: PictureIssue }> {
  if (!pictureTypes.includes(file.type)) return { issue: 'type' };
  if (file.size > maxPictureBytes) return { issue: 'size' };
  const content = await readFile(file).catch(() => '');
  return content && (await isDrawable(content)) ? { content } : { issue: 'unreadable' };
}
