import { readApiError, useStoreFileMutation } from '@atrium/sdk';
import { readFile, useFormat } from '@atrium/ui';
import { type DragEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EmailAttachment } from '../../api/schemas';
import { largestFile } from '../../model/attachment';

export interface Attachments {
  pending: number;
  issues: readonly string[];
  dismiss(): void;
  add(files: readonly File[]): void;
  drop(event: DragEvent): void;
  remove(attachment: EmailAttachment): void;
  /** Stores a picture and returns its URL; the editor shows errors. */
  storePicture(file: File): Promise<string>;
}

/** Stores files, and counts those on their way. */
function useStore() {
  const [storeFile] = useStoreFileMutation();
  const [pending, setPending] = useState(0);
  const store = async (sent: File): Promise<EmailAttachment> => {
    setPending((count) => count + 1);
    try {
      const { file } = await storeFile({ fileName: sent.name, content: sent }).unwrap();
      const { fileName: name, url, size } = file;
      return { fileName: name, url, size, thumbnail: null };
    } finally {
      setPending((count) => count - 1);
    }
  };
  return { pending, store };
}

/** Stores files as they are chosen, so that they are there again after a reload. */
export function useAttachments(
  attachments: readonly EmailAttachment[],
  onChange: (attachments: EmailAttachment[]) => void,
): Attachments {
  const { t } = useTranslation('email');
  const format = useFormat();
  const { pending, store } = useStore();
  const [issues, setIssues] = useState<readonly string[]>([]);
  const addIssue = (issue: string) => setIssues((known) => [...known.filter((one) => one !== issue), issue]);
  const current = useRef(attachments);
  current.current = attachments;

  const attach = async (file: File): Promise<EmailAttachment | undefined> => {
    const { name } = file;
    if (file.size > largestFile) {
      addIssue(t('compose.tooLarge', { name, size: format.fileSize(largestFile) }));
      return undefined;
    }
    // It may be gone, or be a folder: a browser says so when it is read.
    const isReadable = await readFile(file.slice(0, 1)).then(
      () => true,
      () => false,
    );
    if (!isReadable) {
      addIssue(t('compose.notRead', { name }));
      return undefined;
    }
    try {
      return await store(file);
    } catch (error) {
      addIssue(t('compose.notAttached', { name, reason: readApiError(error).message }));
      return undefined;
    }
  };
  const add = async (file: File) => {
    const attachment = await attach(file);
    if (attachment) onChange([...current.current, attachment]);
  };
  const addAll = (files: readonly File[]) => {
    setIssues([]);
    for (const file of files) void add(file);
  };

  return {
    pending,
    issues,
    dismiss: () => setIssues([]),
    add: addAll,
    storePicture: async (file) => (await store(file)).url,
    drop(event) {
      if (event.dataTransfer.files.length === 0) return;
      event.preventDefault();
      addAll([...event.dataTransfer.files]);
    },
    remove: (attachment) => onChange(attachments.filter((other) => other !== attachment)),
  };
}
