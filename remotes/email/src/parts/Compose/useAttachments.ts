import { type DragEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readApiError, useStoreFileMutation } from 'shared/runtime';
import { readFile, useFormat } from 'shared/ui';
import type { EmailAttachment } from '../../api/schemas';
import { largestFile } from '../../model/attachment';

export interface Attachments {
  /** How many files are on their way. */
  pending: number;
  /** Why files were not taken. */
  refusals: readonly string[];
  dismiss(): void;
  add(files: readonly File[]): void;
  drop(event: DragEvent): void;
  remove(attachment: EmailAttachment): void;
  /** Keeps a picture of the text; gives its address, or undefined where that failed. */
  storePicture(file: File): Promise<string | undefined>;
}

/** Stores files as they are chosen, so that they are there again after a reload. */
export function useAttachments(
  attachments: readonly EmailAttachment[],
  onChange: (attachments: EmailAttachment[]) => void,
): Attachments {
  const { t } = useTranslation('email');
  const format = useFormat();
  const [storeFile] = useStoreFileMutation();
  const [pending, setPending] = useState(0);
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const refuse = (refusal: string) => setRefusals((known) => [...known.filter((one) => one !== refusal), refusal]);
  const current = useRef(attachments);
  current.current = attachments;

  const store = async (file: File): Promise<EmailAttachment | undefined> => {
    const { name } = file;
    if (file.size > largestFile) {
      refuse(t('compose.tooLarge', { name, size: format.fileSize(largestFile) }));
      return undefined;
    }
    setPending((count) => count + 1);
    try {
      const content = await readFile(file).catch(() => undefined);
      if (content === undefined) {
        refuse(t('compose.notRead', { name }));
        return undefined;
      }
      const { fileName, url, size } = (await storeFile({ fileName: name, content }).unwrap()).file;
      return { fileName, url, size, thumbnail: null };
    } catch (error) {
      refuse(t('compose.notAttached', { name, reason: readApiError(error).message }));
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
    setRefusals([]);
    for (const file of files) void add(file);
  };

  return {
    pending,
    refusals,
    dismiss: () => setRefusals([]),
    add: addAll,
    storePicture: async (file) => (await store(file))?.url,
    drop(event) {
      if (event.dataTransfer.files.length === 0) return;
      event.preventDefault();
      addAll([...event.dataTransfer.files]);
    },
    remove: (attachment) => onChange(attachments.filter((other) => other !== attachment)),
  };
}
