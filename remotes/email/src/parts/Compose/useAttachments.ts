import { type DragEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStoreFileMutation } from 'shared/runtime';
import { readFile, useFormat, useToast } from 'shared/ui';
import type { EmailAttachment } from '../../api/schemas';
import { largestFile } from '../../model/attachment';

export interface Attachments {
  /** How many files are on their way. */
  pending: number;
  add(files: readonly File[]): void;
  drop(event: DragEvent): void;
  remove(attachment: EmailAttachment): void;
  /** Keeps a picture of the text, and gives its address; the editor says why one could not be kept. */
  storePicture(file: File): Promise<string>;
}

/** Stores files as they are chosen, so that they are there again after a reload. */
export function useAttachments(
  attachments: readonly EmailAttachment[],
  onChange: (attachments: EmailAttachment[]) => void,
): Attachments {
  const { t } = useTranslation('email');
  const format = useFormat();
  const toast = useToast();
  const [storeFile] = useStoreFileMutation();
  const [pending, setPending] = useState(0);
  const current = useRef(attachments);
  current.current = attachments;

  const store = async (file: File): Promise<EmailAttachment | undefined> => {
    if (file.size > largestFile) {
      toast.error(t('compose.tooLarge', { name: file.name, size: format.fileSize(largestFile) }));
      return undefined;
    }
    setPending((count) => count + 1);
    try {
      const { fileName, url, size } = (await storeFile({ fileName: file.name, content: await readFile(file) }).unwrap())
        .file;
      return { fileName, url, size, thumbnail: null };
    } catch {
      toast.error(t('compose.notAttached', { name: file.name }));
      return undefined;
    } finally {
      setPending((count) => count - 1);
    }
  };
  const add = async (file: File) => {
    const attachment = await store(file);
    if (attachment) onChange([...current.current, attachment]);
  };
  const addAll = (files: readonly File[]) => {
    for (const file of files) void add(file);
  };

  const storePicture = async (file: File): Promise<string> => {
    setPending((count) => count + 1);
    try {
      const content = await readFile(file);
      return (await storeFile({ fileName: file.name, content }).unwrap()).file.url;
    } finally {
      setPending((count) => count - 1);
    }
  };

  return {
    pending,
    add: addAll,
    storePicture,
    drop(event) {
      if (event.dataTransfer.files.length === 0) return;
      event.preventDefault();
      addAll([...event.dataTransfer.files]);
    },
    remove: (attachment) => onChange(attachments.filter((other) => other !== attachment)),
  };
}
