import {
  type ChatState,
  chatReducer,
  drafted,
  draftOf,
  messageQueued,
  messageRemoved,
  messageStatusChanged,
  outgoingTo,
  pictured,
  pictureOf,
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

test('a picture stays with the draft until the message is sent', () => {
  const picture = { url: 'data:image/png;base64,AAAA', width: 4, height: 3 };
  const chosen = pictured({ contactId: 1, picture });
  expect(pictureOf(run(chosen), 1)).toEqual(picture);
  expect(pictureOf(run(chosen, pictured({ contactId: 1, picture: undefined })), 1)).toBeUndefined();
  const sent = run(chosen, messageQueued({ ...message, picture }));
  expect(pictureOf(sent, 1)).toBeUndefined();
  expect(outgoingTo(sent, 1)[0]?.picture).toEqual(picture);
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
