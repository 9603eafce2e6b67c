import { answerCall, type BackendCall, created, Done, done, ok, reject, rejectField, unknown } from '@atrium/backend';
import { calls } from '../api/calls';
import { largestFile } from '../api/limits';
import { ChatFileAnswer, ChatFileContent, ChatFileId, FileToAttach } from '../api/messageSchemas';
import { findContact } from './contacts';
import { toFile } from './storedFiles';
import { filesTable } from './tables';

const pictureUrl =
  /^data:image\/(?:png|jpeg|gif|webp);base64,|^\/(?!files\/)|^\/files\/[0-9a-f]{64}\/image\/(?:png|jpeg|gif|webp)$/;

export const fileCalls: BackendCall[] = [
  answerCall(calls.attachFile, {
    summary: 'Keep a file for the next message to a contact',
    notes: 'The url is the one that POST /api/files has answered.',
    input: FileToAttach,
    // The file's URL may contain its content.
    maxBytes: 8 * 1024 * 1024,
    answer: ChatFileAnswer,
    success: [201],
    rejections: [404, 413],
    envelope: 'file',
    async handle(store, { input: { contactId, file } }) {
      if (!(await findContact(store, contactId))) return unknown('contact');
      if (file.size > largestFile) return reject(413, 'The file is larger than 5 MB', 'fileTooLarge', largestFile);
      const { width, height, ...rest } = file;
      const isPicture = width !== undefined && height !== undefined;
      if (isPicture && !pictureUrl.test(file.url)) return rejectField('url', 'Expected a picture.');
      const files = store.table(filesTable);
      const size = isPicture ? { width, height } : {};
      const stored = { id: await files.nextId(), contactId, isSent: false, ...rest, ...size };
      await files.put(stored);
      return created({ file: toFile(stored) });
    },
  }),
  answerCall(calls.detachFile, {
    summary: 'Remove a file that has not been sent',
    input: ChatFileId,
    answer: Done,
    rejections: [404],
    async handle(store, { input: { id } }) {
      const file = await store.table(filesTable).get(id);
      if (!file || file.isSent) return unknown('file');
      await store.table(filesTable).delete(id);
      return done();
    },
  }),
  answerCall(calls.getFile, {
    summary: 'A file with what is in it',
    input: ChatFileId,
    answer: ChatFileContent,
    rejections: [404],
    async handle(store, { input: { id } }) {
      const file = await store.table(filesTable).get(id);
      return file ? ok({ file: { ...toFile(file), url: file.url } }) : unknown('file');
    },
  }),
];
