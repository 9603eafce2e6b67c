import type { Runtime } from '@atrium/sdk';
import type { DraftKeeper, SaveState } from './draftKeeper';
import { closed } from './emailSlice';
import { createKeptWriting } from './keptWriting';
import { whenReleased } from './leftovers';
import { createWritings } from './writings';

/** Keeps all that is being written on this page, whether or not its window is on screen. */
export interface Desk {
  keeperOf(key: string): DraftKeeper | undefined;
  saveStateOf(key: string): SaveState;
  subscribe(listener: () => void): () => void;
  /** Takes a mail off the desk, for it is sent, discarded, or saved; what is not saved stays kept in this browser. */
  clear(key: string, isDone: boolean): void;
}

const desks = new WeakMap<object, Desk>();

/** The one desk of a page. */
export function deskOf(runtime: Runtime): Desk {
  const desk = desks.get(runtime.store) ?? createDesk(runtime);
  desks.set(runtime.store, desk);
  return desk;
}

function createDesk(runtime: Runtime): Desk {
  const { store, storage } = runtime;
  const listeners = new Set<() => void>();
  const kept = createKeptWriting(storage);
  const writings = createWritings(runtime, kept, () => {
    for (const listener of [...listeners]) listener();
  });
  const stops = [followSavingTimes(runtime, writings.saveAll), store.subscribe(writings.follow)];
  // A newer release of this app goes on from what is kept: two desks would write the same drafts.
  whenReleased(store, () => {
    for (const stop of stops) stop();
    writings.stopAll();
    desks.delete(store);
  });
  const desk: Desk = {
    keeperOf: (key) => writings.find(key)?.keeper,
    saveStateOf: (key) => writings.find(key)?.saveState ?? 'untouched',
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    clear(key, isDone) {
      writings.takeOff(key);
      if (isDone) kept.forget(key);
      store.dispatch(closed(key));
    },
  };
  writings.follow();
  return desk;
}

/** Saves when the page is hidden, for it may not come back, and once a session that was over goes on. */
function followSavingTimes({ session }: Runtime, save: () => void): () => void {
  const whenHidden = () => document.visibilityState === 'hidden' && save();
  document.addEventListener('visibilitychange', whenHidden);
  const stopListening = session.subscribe(() => session.getState().status === 'signedIn' && save());
  return () => {
    document.removeEventListener('visibilitychange', whenHidden);
    stopListening();
  };
}
