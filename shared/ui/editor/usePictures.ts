import type { EditorView } from '@tiptap/pm/view';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format/useFormat';
import type { CanvasType } from '../picture/drawPicture';
import { PictureError, pictureForText } from '../picture/pictureForText';
import type { PicturesOfText } from './paste/pasted';
import { beginArrival, endArrival, type PictureOfText } from './pictureArrivals';

export interface PictureOptions {
  /** Stores a picture; gives its address, or undefined where that failed and was said. What it rejects with is said here. Absent: none are taken. */
  storePicture?: ((file: File) => Promise<string | undefined>) | undefined;
  /** Alternative text of a new picture; defaults to its file name. */
  altOf?: ((file: File) => string) | undefined;
  /** Stored format of pictures without transparency; defaults to JPEG, which every mail client shows. */
  pictureType?: CanvasType | undefined;
  /** Characters of markup that the field takes. */
  maxLength?: number | undefined;
}

/** Characters of a picture beside its address and words, and of the paragraph after the last one. */
const markupLength = '<img src="" alt="">'.length;
const afterLength = '<p></p>'.length;

/** Pictures that come into a text: made small, stored, and put in all at once, in the order that they were given in. */
export function usePictures(
  { storePicture, altOf = ({ name }) => name, pictureType = 'image/jpeg', maxLength = Infinity }: PictureOptions,
  getLength: () => number,
): PicturesOfText {
  const { t } = useTranslation('kit');
  const explain = usePictureErrorText(maxLength);
  const [issues, setIssues] = useState<readonly string[]>([]);

  const add = async (view: EditorView, files: readonly File[], at?: number) => {
    if (!storePicture || files.length === 0) return;
    setIssues([]);
    const place = beginArrival(view, t('editor.pictures.arriving', { count: files.length }), at);
    const arrived: PictureOfText[] = [];
    const failed: string[] = [];
    let length = getLength() + afterLength;
    // One after the other: each is as large in memory as its photo while it is scaled down.
    for (const file of files) {
      try {
        const src = await storePicture(await pictureForText(file, pictureType));
        const alt = altOf(file);
        const more = (src?.length ?? 0) + alt.length + markupLength;
        if (src && length + more > maxLength) failed.push(explain(file, 'noRoom'));
        else if (src) {
          arrived.push({ src, alt });
          length += more;
        }
      } catch (error) {
        failed.push(explain(file, error));
      }
    }
    endArrival(view, place, arrived);
    if (failed.length > 0) setIssues((before) => [...before, ...failed]);
  };

  return {
    add: (view, files, at) => void add(view, files, at),
    leaveOut: (count) => setIssues((before) => [...before, t('editor.pictures.elsewhere', { count })]),
    issues,
    dismiss: () => setIssues([]),
  };
}

type Reason = PictureError['reason'] | 'noRoom' | 'rejected' | 'offline' | 'failed';

function usePictureErrorText(maxLength: number) {
  const { t } = useTranslation('kit');
  const { fileSize, number } = useFormat();
  return (file: File, error: unknown): string =>
    t(`editor.pictures.${reasonOf(error)}`, {
      name: file.name,
      limit: error instanceof PictureError ? fileSize(error.limit) : number(maxLength),
      reason: isRejection(error) ? error.message : '',
    });
}

/** Error of a call; its message is in the person's language. */
const isRejection = (error: unknown): error is { status: number; message: string } =>
  typeof error === 'object' && error !== null && 'status' in error && 'message' in error;

/** Why a picture could not be made small, or was not stored. */
function reasonOf(error: unknown): Reason {
  if (error === 'noRoom') return error;
  if (error instanceof PictureError) return error.reason;
  if (!isRejection(error)) return 'failed';
  return error.status === 0 ? 'offline' : 'rejected';
}
