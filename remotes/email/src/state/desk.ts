import type { Runtime } from 'shared/runtime';
import {
  type Composition,
  contentOf,
  contentParts,
  hasSameContent,
  type MailContent,
  withPartsOf,
} from '../model/composition';
import { createDraftKeeper, type DraftKeeper, type SaveState } from './draftKeeper';
import { changed, closed, compositionsOf } from './emailSlice';
import { createKeptWriting } from './keptWriting';
import { whenReleased } from './leftovers';
import { createStoredDraft } from './storedDraft';
import { holdLock } from './tabLock';

/** One mail on the desk. */
interface Writing {
  keeper: DraftKeeper;
  composition: Composition;
  saveState: SaveState;
  release: () => void;
}

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

function createDesk({ store, clock, storage, session }: Runtime): Desk {
  const writings = new Map<string, Writing>();
  const listeners = new Set<() => void>();
  const kept = createKeptWriting(storage);
  const person = () => session.getState().user?.id;

  function begin(composition: Composition): Writing {
    const { key } = composition;
    const owner = person();
    const first = contentOf(composition);
    // An earlier page, or an earlier release of this app, has kept what it had saved.
    const saved = withPartsOf(kept.read(key)?.saved ?? first, first);
    // Who signs in after somebody else neither saves nor sees what that person has written.
    const isOwn = () => person() === owner;
    const draft = createStoredDraft(store, composition, saved, {
      onSaved: (content) => isOwn() && writings.has(key) && kept.keepSaved(key, content),
      onMerged: (content) =>
        void store.dispatch(changed({ key, part: differenceOf(content, writings.get(key)?.composition) })),
    });
    const keeper = createDraftKeeper(first, {
      clock,
      draft,
      maySave: () => isOwn() && session.getState().status !== 'expired',
      onState(state) {
        const writing = writings.get(key);
        if (!writing || writing.saveState === state) return;
        writing.saveState = state;
        for (const listener of [...listeners]) listener();
      },
    });
    kept.keepSaved(key, saved);
    return { keeper, composition, saveState: 'untouched', release: holdLock(`email.writing.${key}`) };
  }

  function follow(): void {
    const compositions = compositionsOf(store.getState());
    for (const composition of compositions) {
      const writing = writings.get(composition.key);
      if (writing?.composition === composition) continue;
      kept.keep(composition);
      if (writing) {
        writing.composition = composition;
        writing.keeper.note(contentOf(composition));
      } else {
        const next = begin(composition);
        writings.set(composition.key, next);
        next.keeper.note(contentOf(composition));
      }
    }
    for (const [key, { keeper, release }] of writings) {
      if (compositions.some((one) => one.key === key)) continue;
      // The state went without the window having been closed: with another release, or another person.
      writings.delete(key);
      void keeper
        .leave()
        .then(() => keeper.stop())
        .finally(release);
    }
  }

  const flushAll = () => {
    for (const { keeper } of writings.values()) void keeper.flush();
  };
  const stopping = new AbortController();
  const whenHidden = () => document.visibilityState === 'hidden' && flushAll();
  document.addEventListener('visibilitychange', whenHidden, { signal: stopping.signal });
  // What could not be saved while the session was over is, once it goes on.
  const whenSignedIn = () => session.getState().status === 'signedIn' && flushAll();
  const stops = [() => stopping.abort(), session.subscribe(whenSignedIn), store.subscribe(follow)];
  // A newer release of this app goes on from what is kept: two desks would write the same drafts.
  whenReleased(store, () => {
    for (const stop of stops) stop();
    for (const { keeper, release } of writings.values()) {
      void keeper.stop();
      release();
    }
    desks.delete(store);
  });
  const desk: Desk = {
    keeperOf: (key) => writings.get(key)?.keeper,
    saveStateOf: (key) => writings.get(key)?.saveState ?? 'untouched',
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    clear(key, isDone) {
      writings.get(key)?.release();
      writings.delete(key);
      if (isDone) kept.forget(key);
      store.dispatch(closed(key));
    },
  };
  follow();
  return desk;
}

/** The parts that another writing of a mail changes. */
function differenceOf(content: MailContent, composition: Composition | undefined): Partial<MailContent> {
  if (!composition || hasSameContent(content, composition)) return {};
  return Object.fromEntries(
    contentParts.filter((part) => content[part] !== composition[part]).map((part) => [part, content[part]]),
  );
}
