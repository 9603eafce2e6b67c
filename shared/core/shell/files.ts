import { answerCall } from '@atrium/backend';
import { demoStorage } from '@atrium/backend/engine';
import { coreCalls } from '../api';
import { FileAnswer, FileToStore } from '../api/schemas';
import type { CoreOptions } from '../options/CoreOptions';

export const createStoreFileCall = ({ storage = demoStorage }: CoreOptions) =>
  answerCall(coreCalls.storeFile, {
    summary: 'Take a file of at most 5 MB; its url opens it, also after a reload',
    notes: 'The content is base64, alone or as a data URL. It counts for the account while a record has its url.',
    input: FileToStore,
    answer: FileAnswer,
    success: [201],
    rejections: [413, 507],
    // A little more than a file of 5 MB in base64.
    maxBytes: 8 * 1024 * 1024,
    async handle(store, { input, user }) {
      const { storeFile } = await import(/* webpackChunkName: "mock-later" */ './storeFile');
      return storeFile(store, input, { user, storage });
    },
  });
