import type { Runtime } from 'shared/runtime';
import { type ChatState, isChatState, nothing, restored, type WithChat } from './chatSlice';

/**
 * Keeps drafts and unsent messages in this browser, for each person apart.
 * @returns how to stop
 */
export function keepChats({ store, session }: Pick<Runtime, 'store' | 'session'>): () => void {
  const person = () => session.getState().user?.id;
  let owner = person();
  let kept: ChatState | undefined;
  const restore = () => {
    store.dispatch(restored(read(owner)));
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
    if (owner !== undefined) write(owner, chat);
  });
  return () => {
    leaveSession();
    leaveStore();
  };
}

const chatOf = (state: WithChat): ChatState | undefined => state.chat;

const keyOf = (person: number) => `chat.${person}`;

function read(person: number | undefined): ChatState {
  if (person === undefined) return nothing;
  try {
    const value: unknown = JSON.parse(localStorage.getItem(keyOf(person)) ?? 'null');
    // An earlier release kept less.
    const kept = typeof value === 'object' ? { ...nothing, ...value } : value;
    return isChatState(kept) ? stopped(kept) : nothing;
  } catch {
    return nothing;
  }
}

function write(person: number, state: ChatState): void {
  try {
    localStorage.setItem(keyOf(person), JSON.stringify(state));
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
