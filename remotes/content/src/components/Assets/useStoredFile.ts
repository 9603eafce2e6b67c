import { explainApiError, useStoreFileMutation } from '@atrium/sdk';
import { useFormat } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import type { AssetToAdd } from '../../api/schemas';
import { maxAssetBytes } from '../../api/schemas/limits';
import { fileIssue, kindOfType, maxPhotoBytes, typeOfFile } from '../../model/assetFile';

/** A file as the library's calls take it, once it is stored. */
export type StoredFile = Pick<AssetToAdd, 'fileName' | 'src' | 'size' | 'width' | 'height'>;

/** Why a file was not taken, in the person's language; one that can be sent again is `isTransient`. */
export class UploadError extends Error {
  readonly isTransient: boolean;

  constructor(message: string, isTransient: boolean) {
    super(message);
    this.isTransient = isTransient;
  }
}

/** In pixels; nothing where this browser can read no picture in it. */
async function measure(picture: Blob): Promise<Pick<StoredFile, 'width' | 'height'>> {
  try {
    const bitmap = await createImageBitmap(picture);
    const { width, height } = bitmap;
    bitmap.close();
    return { width, height };
  } catch {
    return {};
  }
}

/**
 * Stores a file: pictures at 1,920 pixels and 300 kB at most, turned as their EXIF data asks, and without that data.
 * Rejects with an `UploadError`.
 */
export function useStoredFile() {
  const explain = useUploadErrors();
  const [storeFile] = useStoreFileMutation();
  const store = async (file: File): Promise<StoredFile> => {
    const type = typeOfFile(file);
    const issue = fileIssue(file);
    if (issue) throw explain.issue(issue, type);
    const isPicture = kindOfType(type) === 'picture';
    const content = isPicture ? await shrink(file, explain) : new File([file], file.name, { type });
    try {
      const [stored, size] = await Promise.all([
        storeFile({ fileName: content.name, content }).unwrap(),
        isPicture ? measure(content) : {},
      ]);
      return { fileName: content.name, src: stored.file.url, size: stored.file.size, ...size };
    } catch (error) {
      throw explain.call(error);
    }
  };
  return { store, explain: explain.call };
}

async function shrink(file: File, explain: ReturnType<typeof useUploadErrors>): Promise<File> {
  const { PictureError, pictureForText } = await import('@atrium/ui/picture');
  try {
    return await pictureForText(file, 'image/webp');
  } catch (error) {
    throw error instanceof PictureError ? explain.picture(error) : error;
  }
}

/** Sentences for what goes wrong with a file. */
function useUploadErrors() {
  const { t } = useTranslation('content');
  const { fileSize } = useFormat();
  const failed = (message: string, isTransient = false) => new UploadError(message, isTransient);
  return {
    issue: (issue: NonNullable<ReturnType<typeof fileIssue>>, type: string) => {
      const limit = kindOfType(type) === 'picture' ? maxPhotoBytes : maxAssetBytes;
      return failed(t(`assets.issue.${issue}`, { limit: fileSize(limit) }));
    },
    picture: ({ reason, limit }: { reason: 'unreadable' | 'tooLarge' | 'movingTooLarge'; limit: number }) =>
      failed(t(`assets.issue.${reason === 'tooLarge' ? 'size' : reason}`, { limit: fileSize(limit) })),
    call: (error: unknown) => {
      const { message, status } = explainApiError(error, (code) =>
        code === 'taken' || code === 'otherKind' || code === 'decided' ? t(`assets.issue.${code}`) : undefined,
      );
      const isTransient = status === 0 || status >= 500 || status === 429;
      return failed(status === 0 ? t('assets.issue.offline') : message || t('failedAction'), isTransient);
    },
  };
}
