import { useStoredDraft } from '@atrium/sdk/autosave';
import { useFormat } from '@atrium/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { maxPictures } from '../../api/profile/limits';
import type { PostPicture } from '../../api/profile/schemas';
import { isPictures, withPicture } from '../../model/postPictures';

const key = 'draft.post.pictures';
/** In characters. The browser's storage also holds the session: larger drafts live as long as the page. */
const maxStoredLength = 2_000_000;
const none: readonly PostPicture[] = [];

export interface PostPictures {
  list: readonly PostPicture[];
  isFull: boolean;
  isReading: boolean;
  issues: readonly string[];
  add(files: readonly File[]): Promise<void>;
  describe(src: string, alt: string): void;
  remove(src: string): void;
  clear(): void;
}

export function usePostPictures(): PostPictures {
  const { t } = useTranslation('pages');
  const { fileSize } = useFormat();
  const [stored, setStored] = useStoredDraft(key, isPictures, { maxLength: maxStoredLength });
  const list = stored ?? none;
  const [isReading, setReading] = useState(false);
  const [issues, setIssues] = useState<readonly string[]>([]);

  const change = (next: (before: readonly PostPicture[]) => PostPicture[]) =>
    setStored((before) => {
      const pictures = next(before ?? none);
      return pictures.length > 0 ? pictures : undefined;
    });

  /** @returns the reason if the file is rejected */
  const addPicture = async (file: File): Promise<string | undefined> => {
    const { maxPictureBytes, readPicture, shrinkPicture } = await import('@atrium/ui/picture');
    const read = await readPicture(file);
    const size = fileSize(maxPictureBytes);
    if ('issue' in read) return t(`profile.noPicture.${read.issue}`, { name: file.name, size });
    try {
      const { url } = await shrinkPicture(file);
      change((before) => withPicture(before, url));
    } catch {
      return t('profile.noPicture.unreadable', { name: file.name });
    }
  };
  const add = async (files: readonly File[]) => {
    setReading(true);
    const freeSlots = maxPictures - list.length;
    const issues = files.length > freeSlots ? [t('profile.tooManyPictures', { count: maxPictures })] : [];
    try {
      for (const file of files.slice(0, freeSlots)) {
        const issue = await addPicture(file);
        if (issue) issues.push(issue);
      }
    } catch {
      issues.push(t('profile.picturesFailed'));
    }
    setIssues(issues);
    setReading(false);
  };

  return {
    list,
    isFull: list.length >= maxPictures,
    isReading,
    issues,
    add,
    describe: (src, alt) => change((before) => before.map((one) => (one.src === src ? { src, alt } : one))),
    remove(src) {
      setIssues([]);
      change((before) => before.filter((one) => one.src !== src));
    },
    clear: () => setStored(undefined),
  };
}
