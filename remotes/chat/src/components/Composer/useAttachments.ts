import { readApiError, useStoreFileMutation } from '@atrium/sdk';
import { useFormat } from '@atrium/ui';
import { type ClipboardEvent, type DragEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useAttachFileMutation, useDetachFileMutation } from '../../api/fileApi';
import { largestFile, maxFiles } from '../../api/limits';
import type { DraftFile } from '../../model/chatState';
import { fileAdded, fileRemoved, fileStored, filesOf, type WithChat } from '../../state/chatSlice';
import { useChatStore } from '../../state/chatStore';

export interface Attachments {
  files: readonly DraftFile[];
  isStoring: boolean;
  issues: readonly string[];
  dismiss(): void;
  add(files: readonly File[]): void;
  remove(file: DraftFile): void;
  paste(event: ClipboardEvent): void;
  drop(event: DragEvent): void;
}

const isPicture = ({ type }: File) => type.startsWith('image/');

/** Message of the API, or that nothing answered; '' if the error was not a call's. */
const reasonOf = (error: unknown) => (error instanceof Error ? '' : readApiError(error).message);

/** Stores a file and attaches it to the next message; a picture is made smaller first. */
function useStore(contactId: number, addIssue: (issue: string) => void, addSizeIssue: (file: File) => void) {
  const { t } = useTranslation('chat');
  const { dispatch } = useChatStore();
  const [storeFile] = useStoreFileMutation();
  const [attachFile] = useAttachFileMutation();
  return async (chosen: File) => {
    const key = crypto.randomUUID();
    dispatch(fileAdded({ contactId, file: { key, fileName: chosen.name, size: chosen.size } }));
    try {
      const { prepareFile } = await import('./prepareFile');
      const { content, ...picture } = await prepareFile(chosen);
      if (picture.width === undefined && chosen.size > largestFile) {
        dispatch(fileRemoved({ contactId, key }));
        addSizeIssue(chosen);
        return;
      }
      const stored = (await storeFile({ fileName: chosen.name, content }).unwrap()).file;
      const { fileName, size, url } = stored;
      const { file } = await attachFile({ contactId, file: { fileName, size, url, ...picture } }).unwrap();
      dispatch(fileStored({ contactId, key, file }));
    } catch (error) {
      dispatch(fileRemoved({ contactId, key }));
      addIssue(t('composer.notAttached', { name: chosen.name, reason: reasonOf(error) }).trim());
    }
  };
}

/** The files of the next message: chosen, pasted or dropped, and stored at once, so that they are there after a reload. */
export function useAttachments(contactId: number): Attachments {
  const { t } = useTranslation('chat');
  const format = useFormat();
  const { dispatch } = useChatStore();
  const files = useSelector((state: WithChat) => filesOf(state, contactId));
  const [detachFile] = useDetachFileMutation();
  const [issues, setIssues] = useState<readonly string[]>([]);
  const addIssue = (issue: string) => setIssues((known) => [...known.filter((one) => one !== issue), issue]);

  const addSizeIssue = ({ name, size }: File) =>
    addIssue(t('composer.tooLarge', { name, size: format.fileSize(size), most: format.fileSize(largestFile) }));

  const store = useStore(contactId, addIssue, addSizeIssue);
  const add = (chosen: readonly File[]) => {
    setIssues([]);
    const freeSlots = maxFiles - files.length;
    if (chosen.length > freeSlots) addIssue(t('composer.tooMany', { count: maxFiles }));
    for (const file of chosen.slice(0, Math.max(0, freeSlots))) {
      const { name, size } = file;
      if (size === 0) addIssue(t('composer.emptyFile', { name }));
      // Photos are scaled down before sending.
      else if (size > largestFile && !isPicture(file)) addSizeIssue(file);
      else void store(file);
    }
  };
  const receiveFiles = (event: ClipboardEvent | DragEvent, given: FileList) => {
    if (given.length === 0) return;
    event.preventDefault();
    add([...given]);
  };
  return {
    files,
    isStoring: files.some(({ file }) => !file),
    issues,
    dismiss: () => setIssues([]),
    add,
    remove({ key, file }) {
      dispatch(fileRemoved({ contactId, key }));
      if (file) void detachFile(file.id);
    },
    paste: (event) => receiveFiles(event, event.clipboardData.files),
    drop: (event) => receiveFiles(event, event.dataTransfer.files),
  };
}
