import type { KeyValueStore, Runtime } from 'shared/runtime';
import { type ChatState, isChatState, nothing, restored, type WithChat } from './chatSlice';

/**
 * Keeps drafts and unsent messages in this browser, for each person apart: the app's storage is the account's own.
 * @returns how to stop
 */
export function keepChats({ store, session, storage }: Pick<Runtime, 'store' | 'session' | 'storage'>): () => void {
  const person = () => session.getState().user?.id;
  let owner = person();
  let kept: ChatState | undefined;
  const restore = () => {
    store.dispatch(restored(owner === undefined ? nothing : read(storage)));
    kept = chatOf(store.getState());
  };
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
    kept = chat;
    if (owner !== undefined) write(storage, chat);
  });
  return () => {
    leaveSession();
    leaveStore();
  };
}

const chatOf = (state: WithChat): ChatState | undefined => state.chat;

const key = 'unsent';

function read(storage: KeyValueStore): ChatState {
  try {
    const value: unknown = JSON.parse(storage.getItem(key) ?? 'null');
    // An earlier release kept less.
    const kept = typeof value === 'object' ? { ...nothing, ...value } : value;
    return isChatState(kept) ? stopped(kept) : nothing;
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

/** Whether what was on its way has arrived is unknown after a reload: the person decides. */
const stopped = ({ drafts, pictures, outgoing }: ChatState): ChatState => ({
  drafts,
  pictures,
  outgoing: Object.fromEntries(
    Object.entries(outgoing).map(([contact, messages]) => [
      contact,
      messages.map((message) => ({ ...message, state: 'failed' as const })),
    ]),
  ),
});
