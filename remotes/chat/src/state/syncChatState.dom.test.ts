import { installMock } from '@atrium/mock';
import { createRuntime, type KeyValueStore, memoryStorage } from '@atrium/sdk';
import { chatReducer, drafted, draftOf, messageQueued, outgoingTo } from './chatSlice';
import { syncChatState } from './syncChatState';

let storage: KeyValueStore;
beforeEach(() => {
  storage = memoryStorage();
});

async function begin() {
  const page = createRuntime({ storage });
  const runtime = page.scopeOf('chat');
  installMock(page.network);
  await runtime.session.signIn({ email: 'admin@demo.com', password: 'admin' });
  page.injectReducer('chat', chatReducer);
  return { runtime, store: runtime.store, stop: syncChatState(runtime) };
}
const message = { contactId: 3, key: 'a', message: 'Hello', time: '2026-01-01T09:00:00Z' };

test('what is begun is there in the next page; whether a message arrived is then unknown', async () => {
  const { store } = await begin();
  store.dispatch(drafted({ contactId: 1, text: 'Half a word' }));
  store.dispatch(messageQueued(message));
  const next = await begin();
  expect(draftOf(next.store.getState(), 1)).toBe('Half a word');
  expect(outgoingTo(next.store.getState(), 3)).toMatchObject([{ message: 'Hello', state: 'failed' }]);
});

test('another person finds nothing of it, and it is there for the first one again', async () => {
  const { runtime, store } = await begin();
  store.dispatch(drafted({ contactId: 1, text: 'Half a word' }));
  runtime.session.signOut();
  await runtime.session.signIn({ email: 'client@demo.com', password: 'client' });
  expect(draftOf(store.getState(), 1)).toBe('');
  store.dispatch(drafted({ contactId: 1, text: 'Mine' }));
  runtime.session.signOut();
  await runtime.session.signIn({ email: 'admin@demo.com', password: 'admin' });
  expect(draftOf(store.getState(), 1)).toBe('Half a word');
});

test('another release goes on with what is on its way, and the one before keeps nothing more', async () => {
  const { runtime, store, stop } = await begin();
  store.dispatch(messageQueued(message));
  stop();
  const stopNext = syncChatState(runtime);
  expect(outgoingTo(store.getState(), 3)).toMatchObject([{ state: 'sending' }]);
  stopNext();
  store.dispatch(drafted({ contactId: 1, text: 'Nobody listens' }));
  expect(draftOf((await begin()).store.getState(), 1)).toBe('');
});

test('what another tab writes shows here, and neither takes away what the other has written', async () => {
  const one = await begin();
  const two = await begin();
  // Storage event, as a browser sends it to other tabs.
  const tell = () => window.dispatchEvent(new StorageEvent('storage', { key: 'chat:1:unsent' }));
  one.store.dispatch(drafted({ contactId: 1, text: 'From one' }));
  two.store.dispatch(drafted({ contactId: 2, text: 'From two' }));
  tell();
  for (const { store } of [one, two, await begin()]) {
    expect([1, 2].map((id) => draftOf(store.getState(), id))).toEqual(['From one', 'From two']);
  }
  one.stop();
  two.store.dispatch(drafted({ contactId: 1, text: 'Later' }));
  tell();
  expect(draftOf(one.store.getState(), 1)).toBe('From one');
  two.stop();
});
