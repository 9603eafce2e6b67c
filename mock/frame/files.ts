import { frameCalls } from 'shared/api';
import { FileAnswer, FileToStore } from 'shared/api/schemas';
import { answerCall, created, refuse, refuseField } from 'shared/backend';
import { demoStorage, refuseStorage } from '../engine/storageUse';
import { accountOf } from './account';
import type { FrameHost } from './host';
import { filesKey } from './tables';

const mostBytes = 5 * 1024 * 1024;
const dataUrl = /^data:([\w.+-]+\/[\w.+-]+)?(?:;[\w=.+-]+)*;base64,/;
const base64 = /^[A-Za-z0-9+/]*={0,2}$/;

/** How many bytes base64 text holds. */
const getSize = (content: string): number => Math.floor((content.replace(/=+$/, '').length * 3) / 4);

export const createStoreFileCall = ({ storage = demoStorage }: FrameHost) =>
  answerCall(frameCalls.storeFile, {
    summary: 'Take a file of at most 5 MB; its url opens it, also after a reload',
    notes:
      'The content is base64, alone or as a data URL. The url holds the bytes: they count for the account once a record has it, and as long.',
    input: FileToStore,
    answer: FileAnswer,
    success: [201],
    refusals: [413, 507],
    // A little more than a file of 5 MB in base64.
    maxBytes: 8 * 1024 * 1024,
    handle(store, { input: { fileName, content }, user }) {
      const head = dataUrl.exec(content);
      const bytes = content.slice(head?.[0].length ?? 0);
      const size = getSize(bytes);
      if (size > mostBytes) return refuse(413, 'The file is larger than 5 MB', 'fileTooLarge', mostBytes);
      if (!base64.test(bytes)) return refuseField('content', 'Expected base64.');
      const account = accountOf(user);
      const full = refuseStorage(store, storage, account, bytes.length);
      if (full) return full;
      const files = store.table(filesKey);
      const type = head?.[1] ?? 'application/octet-stream';
      const { id } = files.put({ id: files.nextId(), fileName, size, account });
      return created({ file: { id, fileName, size, url: `data:${type};base64,${bytes}` } });
    },
  });
