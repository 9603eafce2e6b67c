import { answerCall } from '@atrium/backend';
import { demoStorage } from '@atrium/backend/engine';
import { frameCalls } from './api';
import { FileAnswer, FileToStore } from './api/schemas';
import type { FrameHost } from './host';

export const createStoreFileCall = ({ storage = demoStorage }: FrameHost) =>
  answerCall(frameCalls.storeFile, {
    summary: 'Take a file of at most 5 MB; its url opens it, also after a reload',
    notes: 'The content is base64, alone or as a data URL. It counts for the account while a record has its url.',
    input: FileToStore,
    answer: FileAnswer,
    success: [201],
    refusals: [413, 507],
    // A little more than a file of 5 MB in base64.
    maxBytes: 8 * 1024 * 1024,
    async handle(store, { input, user }) {
      const { takeFile } = await import(/* webpackChunkName: "mock-later" */ './takeFile');
      return takeFile(store, input, { user, storage });
    },
  });
