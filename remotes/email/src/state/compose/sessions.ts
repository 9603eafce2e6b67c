import type { Runtime } from '@atrium/sdk';
import type { Composition } from '../../model/composition';
import { closed, compositionsOf } from '../emailSlice';
import { oncePerApp } from './oncePerApp';
import { type ComposeSession, createSession, type SaveState } from './session';
import { createStoredCompositions } from './storedCompositions';

export interface ComposeSessions {
  find(key: string): ComposeSession | undefined;
  saveStateOf(key: string): SaveState;
  subscribe(listener: () => void): () => void;
  /** Closes the window. An unsaved message stays in this browser, unless it is done: sent, discarded or saved. */
  close(key: string, isDone: boolean): void;
  /** A newer release continues from the browser's copy: two releases would write the same drafts. */
  stop(): void;
}

export const composeSessions = oncePerApp(createComposeSessions, (sessions) => sessions.stop());

function createComposeSessions(runtime: Runtime): ComposeSessions {
  const { store, storage } = runtime;
  const storedCompositions = createStoredCompositions(storage);
  const known = new Map<string, { session: ComposeSession; composition: Composition }>();
  const listeners = new Set<() => void>();
  const onSaveState = () => {
    for (const listener of [...listeners]) listener();
  };

  function follow(): void {
    const compositions = compositionsOf(store.getState());
    for (const composition of compositions) {
      const { key } = composition;
      const before = known.get(key);
      if (before?.composition === composition) continue;
      storedCompositions.store(composition);
      const session =
        before?.session ?? createSession({ runtime, composition, compositions: storedCompositions, onSaveState });
      known.set(key, { session, composition });
      session.update(composition);
    }
    for (const [key, { session }] of known) if (!compositions.some((one) => one.key === key)) letGo(key, session);
  }
  /** The state was dropped without closing the window: another release, or another person. */
  function letGo(key: string, session: ComposeSession): void {
    known.delete(key);
    void session
      .leave()
      .then(session.stop)
      .finally(() => session.end());
  }

  const saveAll = () => {
    for (const { session } of known.values()) void session.flush();
  };
  const stops = [followSavingTimes(runtime, saveAll), store.subscribe(follow)];
  follow();
  return {
    find: (key) => known.get(key)?.session,
    saveStateOf: (key) => known.get(key)?.session.getSaveState() ?? 'untouched',
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close(key, isDone) {
      known.get(key)?.session.end();
      known.delete(key);
      if (isDone) storedCompositions.forget(key);
      store.dispatch(closed(key));
    },
    stop() {
      for (const stop of stops) stop();
      for (const { session } of known.values()) {
        void session.stop();
        session.end();
      }
    },
  };
}

/** Saves when the page is hidden, because it may not return, and when an expired session continues. */
function followSavingTimes({ session }: Runtime, save: () => void): () => void {
  const whenHidden = () => document.visibilityState === 'hidden' && save();
  document.addEventListener('visibilitychange', whenHidden);
  const stopListening = session.subscribe(() => session.getState().status === 'signedIn' && save());
  return () => {
    document.removeEventListener('visibilitychange', whenHidden);
    stopListening();
  };
}
