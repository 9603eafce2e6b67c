import type { Runtime } from '@atrium/sdk';
import { createStoredDraft } from '@atrium/sdk/autosave';
import { type ChatState, changesBetween, followed, merge, stopped } from '../model/chatState';
import { nothing, restored, type WithChat } from './chatSlice';

/**
 * Stores drafts and unsent messages in this browser, per person, from the first key: the app's storage is separate for
 * each account. Changes of other tabs are merged.
 * @returns a function that stops it
 */
export function syncChatState({ store, session, storage }: Pick<Runtime, 'store' | 'session' | 'storage'>): () => void {
  const stored = createStoredDraft(storage, key, isKept);
  // Earlier releases stored less.
  const read = (): ChatState => ({ ...nothing, ...stored.read() });
  const person = () => session.getState().user?.id;
  let owner = person();
  let synced: ChatState | undefined;
  const show = (state: ChatState) => {
    synced = state;
    store.dispatch(restored(state));
  };
  const restore = () => show(owner === undefined ? nothing : stopped(read()));
  const inherited = chatOf(store.getState());
  // The state of the previous release is newer than the stored one: a message may be in transit.
  if (inherited && inherited !== nothing) synced = inherited;
  else restore();
  const leaveSession = session.subscribe(() => {
    if (person() === owner) return;
    owner = person();
    restore();
  });
  const leaveStore = store.subscribe(() => {
    const chat = chatOf(store.getState());
    // The state was dropped with its person; the stored copy stays.
    if (chat === synced || !chat || person() !== owner) return;
    const changes = changesBetween(synced ?? nothing, chat);
    synced = chat;
    if (owner !== undefined) stored.write(merge(read(), chat, changes));
  });
  const follow = (event: StorageEvent) => {
    const chat = chatOf(store.getState());
    if (event.key?.endsWith(key) && chat && person() === owner) show(followed(chat, read()));
  };
  window.addEventListener('storage', follow);
  return () => {
    leaveSession();
    leaveStore();
    window.removeEventListener('storage', follow);
  };
}

const chatOf = (state: WithChat): ChatState | undefined => state.chat;

const key = 'unsent';

const isKept = (value: unknown): value is Partial<ChatState> => typeof value === 'object' && value !== null;
