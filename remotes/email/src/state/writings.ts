import type { Runtime } from '@atrium/sdk';
import {
  type Composition,
  contentOf,
  contentParts,
  hasSameContent,
  type MailContent,
  withPartsOf,
} from '../model/composition';
import { createDraftKeeper, type DraftKeeper, type SaveState } from './draftKeeper';
import { changed, compositionsOf } from './emailSlice';
import type { KeptWritings } from './keptWriting';
import { createStoredDraft } from './storedDraft';
import { holdLock } from './tabLock';

/** One mail on the desk. */
interface Writing {
  keeper: DraftKeeper;
  composition: Composition;
  saveState: SaveState;
  release: () => void;
}

/** The mails on the desk, as the store has them. */
export function createWritings(runtime: Runtime, kept: KeptWritings, onSaveState: () => void) {
  const { store } = runtime;
  const writings = new Map<string, Writing>();
  const find = (key: string) => writings.get(key);

  function take(composition: Composition): void {
    const { key } = composition;
    kept.keep(composition);
    const writing = find(key) ?? beginWriting(composition, { runtime, kept, find, onSaveState });
    writing.composition = composition;
    writings.set(key, writing);
    writing.keeper.note(contentOf(composition));
  }
  /** The state went without the window having been closed: with another release, or another person. */
  function letGo(key: string, { keeper, release }: Writing): void {
    writings.delete(key);
    void keeper
      .leave()
      .then(() => keeper.stop())
      .finally(release);
  }

  return {
    find,
    follow(): void {
      const compositions = compositionsOf(store.getState());
      for (const composition of compositions) if (find(composition.key)?.composition !== composition) take(composition);
      for (const [key, writing] of writings) if (!compositions.some((one) => one.key === key)) letGo(key, writing);
    },
    takeOff(key: string): void {
      find(key)?.release();
      writings.delete(key);
    },
    saveAll(): void {
      for (const { keeper } of writings.values()) void keeper.flush();
    },
    stopAll(): void {
      for (const { keeper, release } of writings.values()) {
        void keeper.stop();
        release();
      }
    },
  };
}

interface WritingOptions {
  runtime: Runtime;
  kept: KeptWritings;
  /** The mail on the desk by now; none once it is taken off. */
  find(key: string): Writing | undefined;
  onSaveState(): void;
}

function beginWriting(composition: Composition, { runtime, kept, find, onSaveState }: WritingOptions): Writing {
  const { store, clock, session } = runtime;
  const { key } = composition;
  const person = () => session.getState().user?.id;
  const owner = person();
  // Who signs in after somebody else neither saves nor sees what that person has written.
  const isOwn = () => person() === owner;
  const first = contentOf(composition);
  // An earlier page, or an earlier release of this app, has kept what it had saved.
  const saved = withPartsOf(kept.read(key)?.saved ?? first, first);
  const draft = createStoredDraft(store, composition, saved, {
    onSaved: (content) => isOwn() && find(key) && kept.keepSaved(key, content),
    onMerged: (content) => void store.dispatch(changed({ key, part: differenceOf(content, find(key)?.composition) })),
  });
  const keeper = createDraftKeeper(first, {
    clock,
    draft,
    maySave: () => isOwn() && session.getState().status !== 'expired',
    onState(state) {
      const writing = find(key);
      if (!writing || writing.saveState === state) return;
      writing.saveState = state;
      onSaveState();
    },
  });
  kept.keepSaved(key, saved);
  return { keeper, composition, saveState: 'untouched', release: holdLock(`email.writing.${key}`) };
}

/** The parts that another writing of a mail changes. */
function differenceOf(content: MailContent, composition: Composition | undefined): Partial<MailContent> {
  if (!composition || hasSameContent(content, composition)) return {};
  return Object.fromEntries(
    contentParts.filter((part) => content[part] !== composition[part]).map((part) => [part, content[part]]),
  );
}
