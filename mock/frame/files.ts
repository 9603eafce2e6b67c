import { frameCalls } from 'shared/api';
import { FileAnswer, FileToStore } from 'shared/api/schemas';
import { answerCall, created, refuse, refuseField } from 'shared/backend';
import { accountOf } from './account';
import { filesKey } from './tables';

const mostBytes = 5 * 1024 * 1024;
const dataUrl = /^data:([\w.+-]+\/[\w.+-]+)?(?:;[\w=.+-]+)*;base64,/;
const base64 = /^[A-Za-z0-9+/]*={0,2}$/;

/** How many bytes base64 text holds. */
const getSize = (content: string): number => Math.floor((content.replace(/=+$/, '').length * 3) / 4);

export const storeFile = answerCall(frameCalls.storeFile, {
  summary: 'Keep a file of at most 5 MB; its url opens it, also after a reload',
  notes: 'The content is base64, alone or as a data URL.',
  input: FileToStore,
  answer: FileAnswer,
  success: [201],
  refusals: [413],
  // A little more than a file of 5 MB in base64.
  maxBytes: 8 * 1024 * 1024,
  handle(store, { input: { fileName, content }, user }) {
    const head = dataUrl.exec(content);
    const bytes = content.slice(head?.[0].length ?? 0);
    const size = getSize(bytes);
    if (size > mostBytes) return refuse(413, 'The file is larger than 5 MB');
    if (!base64.test(bytes)) return refuseField('content', 'Expected base64.');
    const files = store.table(filesKey);
    const type = head?.[1] ?? 'application/octet-stream';
    const file = { id: files.nextId(), fileName, size, url: `data:${type};base64,${bytes}` };
    files.put({ ...file, account: accountOf(user) });
    return created({ file });
  },
});
