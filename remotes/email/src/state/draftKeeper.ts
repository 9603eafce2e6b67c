import type { Clock } from 'shared/runtime';
import type { Email } from '../api/schemas';
import { hasSameContent, isBlank, type MailContent } from '../model/composition';
import type { SaveResult, Sending, StoredDraft } from './storedDraft';

/** In a `conflict` nothing is saved before the person has decided. */
export type SaveState = 'untouched' | 'unsaved' | 'saving' | SaveResult;

/** How long writing has to rest before it is saved, and how soon a failed try is repeated, in milliseconds. */
const rest = 1_000;
const pause = 5_000;

/** Saves what is written as a draft, by itself. */
export interface DraftKeeper {
  note(content: MailContent): void;
  /** Takes in what the draft is by now, where somebody else has written it. */
  hear(draft: Email): Promise<void>;
  /** Saves what is not saved yet; answers the draft's id, if there is one. */
  flush(): Promise<number | undefined>;
  /** The same, for the last time: what is in conflict becomes a draft of its own. Answers whether all of it is saved. */
  leave(): Promise<boolean>;
  /** Saves all of it with when it is to be sent, and nothing after that; answers the draft's id, or undefined where that failed. */
  handOver(sending: Sending): Promise<number | undefined>;
  /** Ends a conflict: what is written here replaces what was written elsewhere. */
  overwrite(): Promise<unknown>;
  /** Saves nothing any more, and waits for what is on its way. */
  stop(): Promise<number | undefined>;
}

interface KeeperOptions {
  clock: Clock;
  draft: StoredDraft;
  /** Nothing can be saved while nobody is signed in. */
  maySave: () => boolean;
  onState: (state: SaveState) => void;
}

export function createDraftKeeper(first: MailContent, options: KeeperOptions): DraftKeeper {
  const { clock, draft, maySave, onState } = options;
  const { schedule, enqueue } = createQueue(clock);
  let latest = first;
  let isStopped = false;
  let isInConflict = false;

  const isSaved = () => hasSameContent(latest, draft.getSaved());
  const isNothing = () => draft.getId() === undefined && isBlank(latest);

  /** @returns whether it is saved */
  async function save(sending?: Sending): Promise<boolean> {
    onState('saving');
    const result = maySave() ? await draft.save(latest, sending) : 'failed';
    isInConflict = result === 'conflict';
    const wasSaved = result === 'saved' || result === 'detached';
    onState(wasSaved && !isSaved() ? 'unsaved' : result);
    if (result === 'failed' && !isStopped) schedule(pause, saveChanges);
    return wasSaved;
  }

  async function saveChanges(): Promise<void> {
    if (!isStopped && !isInConflict && !isNothing() && !isSaved()) await save();
  }

  const flush = () => enqueue(saveChanges).then(draft.getId);
  const settle = (decide: () => void) => {
    if (isInConflict) decide();
    isInConflict = false;
    return flush();
  };

  return {
    note(content) {
      latest = content;
      if (isInConflict || isStopped || isSaved()) return;
      onState('unsaved');
      schedule(rest, saveChanges);
    },
    hear: (stored) =>
      enqueue(async () => {
        if (isStopped || isInConflict) return;
        const merged = await draft.hear(stored, latest);
        isInConflict = merged === null;
        latest = merged ?? latest;
        if (isInConflict) onState('conflict');
        else if (!isSaved()) schedule(rest, saveChanges);
      }),
    flush,
    leave: () => settle(draft.detach).then(() => isNothing() || isSaved()),
    overwrite: () => settle(draft.ignoreOthers),
    handOver: (sending) =>
      enqueue(async () => {
        if (isStopped || isInConflict) return undefined;
        isStopped = await save(sending);
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
    running = result.catch(() => {});
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
