import type { Runtime } from '@atrium/sdk';
import { createStoredDraft } from '@atrium/sdk/autosave';
import { type ChatState, changesBetween, followed, stopped, takeOver } from '../model/chatState';
import { nothing, restored, type WithChat } from './chatSlice';

/**
 * Keeps drafts and unsent messages in this browser, from the first key on and for each person apart: the app's storage is
 * the account's own. What another tab writes shows here as well, and neither takes away what the other has written.
 * @returns how to stop
 */
export function keepChats({ store, session, storage }: Pick<Runtime, 'store' | 'session' | 'storage'>): () => void {
  const stored = createStoredDraft(storage, key, isKept);
  // An earlier release kept less.
  const read = (): ChatState => ({ ...nothing, ...stored.read() });
  const person = () => session.getState().user?.id;
  let owner = person();
  let kept: ChatState | undefined;
  /** Shows a stored state without storing it again. */
  const show = (state: ChatState) => {
    kept = state;
    store.dispatch(restored(state));
  };
  const restore = () => show(owner === undefined ? nothing : stopped(read()));
  const inherited = chatOf(store.getState());
  // The state of the release before is newer than the stored one: a message may be on its way.
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
    if (owner !== undefined) stored.write(takeOver(read(), chat, changes));
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
