import type { Clock, RuntimeStore } from 'shared/runtime';
import { type Composition, isBlank } from '../model/composition';
import { createStoredDraft, type SaveResult } from './storedDraft';

/** In a `conflict` nothing is saved before the person has decided. */
export type SaveState = 'untouched' | 'unsaved' | 'saving' | SaveResult;

/** How long writing has to rest before it is saved, and how soon a failed try is repeated, in milliseconds. */
const rest = 1_000;
const pause = 5_000;

const parts = ['to', 'cc', 'bcc', 'subject', 'html', 'quote', 'attachments'] as const;
const differs = (one: Composition, other: Composition) => parts.some((part) => one[part] !== other[part]);

/** Saves what is written as a draft, by itself. */
export interface DraftKeeper {
  note(composition: Composition): void;
  /** Saves what is not saved yet; answers the draft's id, if there is one. */
  flush(): Promise<number | undefined>;
  /** The same, for the last time: what is in conflict becomes a draft of its own, so that nothing is lost. */
  leave(): Promise<number | undefined>;
  /** Saves all of it as on its way, and nothing after that; answers the draft's id, or undefined where that failed. */
  handOver(): Promise<number | undefined>;
  /** Ends a conflict: what is written here replaces what was written elsewhere. */
  overwrite(): Promise<unknown>;
  /** Saves nothing any more, and waits for what is on its way. */
  stop(): Promise<number | undefined>;
}

export function createDraftKeeper(
  store: RuntimeStore,
  clock: Clock,
  first: Composition,
  onState: (state: SaveState) => void,
): DraftKeeper {
  const draft = createStoredDraft(store, first);
  const { schedule, enqueue } = createQueue(clock);
  let latest = first;
  let isStopped = false;
  let isInConflict = false;

  /** @returns whether it is saved */
  async function save(isSending: boolean): Promise<boolean> {
    onState('saving');
    const result = await draft.save(latest, isSending);
    isInConflict = result === 'conflict';
    onState(result === 'saved' && differs(latest, draft.getSaved()) ? 'unsaved' : result);
    if (result === 'failed' && !isStopped) schedule(pause, saveChanges);
    return result === 'saved';
  }

  async function saveChanges(): Promise<void> {
    const isNothing = draft.getId() === undefined && isBlank(latest);
    if (!isStopped && !isInConflict && !isNothing && differs(latest, draft.getSaved())) await save(false);
  }

  const flush = () => enqueue(saveChanges).then(draft.getId);
  const settle = (decide: () => void) => {
    if (isInConflict) decide();
    isInConflict = false;
    return flush();
  };

  return {
    note(composition) {
      latest = composition;
      if (isInConflict || isStopped || !differs(latest, draft.getSaved())) return;
      onState('unsaved');
      schedule(rest, saveChanges);
    },
    flush,
    leave: () => settle(draft.detach),
    overwrite: () => settle(draft.ignoreOthers),
    handOver: () =>
      enqueue(async () => {
        if (isStopped || isInConflict) return undefined;
        isStopped = await save(true);
        return isStopped ? draft.getId() : undefined;
      }),
    stop() {
      isStopped = true;
      return enqueue(async () => draft.getId());
    },
  };
}

/** Runs one work after the other, so that a draft is never made twice; one that was put off goes when another comes. */
function createQueue(clock: Clock) {
  let timer = 0;
  let running: Promise<unknown> = Promise.resolve();

  function enqueue<T>(work: () => Promise<T>): Promise<T> {
    clock.clearTimeout(timer);
    const result = running.then(work);
    running = result;
    return result;
  }
  return {
    enqueue,
    schedule(wait: number, work: () => Promise<unknown>): void {
      clock.clearTimeout(timer);
      timer = clock.setTimeout(() => void enqueue(work), wait);
    },
  };
}
