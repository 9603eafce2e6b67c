import type { KeyValueStore, Runtime } from '@atrium/sdk';
import { type ChatState, changesBetween, followed, stopped, takeOver } from '../model/chatState';
import { isChatState, nothing, restored, type WithChat } from './chatSlice';

/**
 * Keeps drafts and unsent messages in this browser, from the first key on and for each person apart: the app's storage is
 * the account's own. What another tab writes shows here as well, and neither takes away what the other has written.
 * @returns how to stop
 */
export function keepChats({ store, session, storage }: Pick<Runtime, 'store' | 'session' | 'storage'>): () => void {
  const person = () => session.getState().user?.id;
  let owner = person();
  let kept: ChatState | undefined;
  /** Shows what is kept, and keeps nothing of it again. */
  const show = (state: ChatState) => {
    kept = state;
    store.dispatch(restored(state));
  };
  const restore = () => show(owner === undefined ? nothing : stopped(read(storage)));
  const inherited = chatOf(store.getState());
  // What the release before has left is newer than what is stored: a message may be on its way.
  if (inherited && inherited !== nothing) kept = inherited;
  else restore();
  const leaveSession = session.subscribe(() => {
    if (person() === owner) return;
    owner = person();
    restore();
  });
  const leaveStore = store.subscribe(() => {
    const chat = chatOf(store.getState());
    // No state at all: it was dropped with the person whose it was, and stays kept for them.
    if (chat === kept || !chat || person() !== owner) return;
    const changes = changesBetween(kept ?? nothing, chat);
    kept = chat;
    if (owner !== undefined) write(storage, takeOver(read(storage), chat, changes));
  });
  const follow = (event: StorageEvent) => {
    const chat = chatOf(store.getState());
    if (event.key?.endsWith(key) && chat && person() === owner) show(followed(chat, read(storage)));
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

function read(storage: KeyValueStore): ChatState {
  try {
    const value: unknown = JSON.parse(storage.getItem(key) ?? 'null');
    // An earlier release kept less.
    const kept = typeof value === 'object' ? { ...nothing, ...value } : value;
    return isChatState(kept) ? kept : nothing;
  } catch {
    return nothing;
  }
}

function write(storage: KeyValueStore, state: ChatState): void {
  try {
    storage.setItem(key, JSON.stringify(state));
  } catch {
    // The browser keeps nothing; it lives as long as the page.
  }
}
