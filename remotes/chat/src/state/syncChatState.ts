import type { Runtime } from '@atrium/sdk';
import { createStoredDraft } from '@atrium/sdk/autosave';
import { type ChatState, changesBetween, followed, merge, stopped } from '../model/chatState';
import { nothing, restored, type WithChat } from './chatSlice';

/**
 * Keeps drafts and unsent messages in this browser, from the first key on and for each person apart: the app's storage is
 * the account's own. What another tab writes shows here as well, and neither takes away what the other has written.
 * @returns how to stop
 */
export function syncChatState({ store, session, storage }: Pick<Runtime, 'store' | 'session' | 'storage'>): () => void {
  const stored = createStoredDraft(storage, key, isKept);
  // An earlier release kept less.
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
  // The state of the release before is newer than the stored one: a message may be on its way.
  if (inherited && inherited !== nothing) synced = inherited;
  else restore();
  const leaveSession = session.subscribe(() => {
    if (person() === owner) return;
    owner = person();
    restore();
  });
  const leaveStore = store.subscribe(() => {
    const chat = chatOf(store.getState());
    // No state at all: it was dropped with the person whose it was, and stays kept for them.
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
