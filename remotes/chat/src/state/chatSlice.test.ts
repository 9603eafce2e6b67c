import type { ChatState } from '../model/chatState';
import {
  chatReducer,
  drafted,
  draftOf,
  fileAdded,
  fileRemoved,
  fileStored,
  filesOf,
  messageQueued,
  messageRemoved,
  messageStatusChanged,
  outgoingTo,
  replying,
  replyOf,
} from './chatSlice';

const run = (...actions: Parameters<typeof chatReducer>[1][]) => ({
  chat: actions.reduce<ChatState | undefined>(chatReducer, undefined),
});
const message = { contactId: 1, key: 'a', message: 'Hello', time: '2026-01-01T09:00:00Z' };

test('each conversation has a draft of its own, and an empty one is none', () => {
  const state = run(
    drafted({ contactId: 1, text: 'Hel' }),
    drafted({ contactId: 2, text: 'Bye' }),
    drafted({ contactId: 2, text: '' }),
  );
  expect(draftOf(state, 1)).toBe('Hel');
  expect(state.chat?.drafts).toEqual({ 1: 'Hel' });
});

test('sending takes the draft and puts the message on its way', () => {
  const state = run(drafted({ contactId: 1, text: 'Hello' }), messageQueued(message));
  expect(draftOf(state, 1)).toBe('');
  expect(outgoingTo(state, 1)).toEqual([{ key: 'a', message: 'Hello', time: message.time, state: 'sending' }]);
});

test('files and what is answered stay with the draft until the message is sent', () => {
  const stored = { id: 1, fileName: 'a.txt', size: 1 };
  const quote = { time: 't', senderId: 1, message: 'What?' };
  const chosen = [
    fileAdded({ contactId: 1, file: { key: 'f', fileName: 'a.txt', size: 1 } }),
    fileStored({ contactId: 1, key: 'f', file: stored }),
    replying({ contactId: 1, quote }),
  ];
  expect(filesOf(run(...chosen), 1)).toEqual([{ key: 'f', fileName: 'a.txt', size: 1, file: stored }]);
  expect(replyOf(run(...chosen), 1)).toEqual(quote);
  expect(run(...chosen, fileRemoved({ contactId: 1, key: 'f' })).chat?.files).toEqual({});
  const sent = run(...chosen, messageQueued({ ...message, files: [stored], quote }));
  expect([filesOf(sent, 1), replyOf(sent, 1)]).toEqual([[], undefined]);
  expect(outgoingTo(sent, 1)[0]).toMatchObject({ files: [stored], quote });
});

test('a message can fail, be sent again, and leave', () => {
  const failed = run(messageQueued(message), messageStatusChanged({ ...message, state: 'failed' }));
  expect(outgoingTo(failed, 1)[0]?.state).toBe('failed');
  expect(run(messageQueued(message), messageRemoved(message)).chat?.outgoing).toEqual({});
});

test('before the app is active there is nothing', () => {
  expect(draftOf({}, 1)).toBe('');
  expect(outgoingTo({}, 1)).toEqual([]);
});
