import type { Clock } from '@atrium/sdk';
import type { Email } from '../api/schemas';
import { hasSameContent, isBlank, type MailContent } from '../model/composition';
import type { Sending } from './draftCalls';
import type { SaveResult, StoredDraft } from './storedDraft';
import { createWorkQueue } from './workQueue';

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
  /** Ends a conflict: what is written here replaces what was written elsewhere into the same parts. */
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

/** What is written by now, and what keeps it from being saved. */
interface Written {
  latest: MailContent;
  isStopped: boolean;
  isInConflict: boolean;
}

/** Saves what is written, one time after the other, and again where that failed. */
function createSaving(written: Written, { clock, draft, maySave, onState }: KeeperOptions) {
  const { schedule, enqueue } = createWorkQueue(clock);
  const isSaved = () => hasSameContent(written.latest, draft.getSaved());
  const isNothing = () => draft.getId() === undefined && isBlank(written.latest);

  /** @returns whether it is saved */
  async function save(sending?: Sending): Promise<boolean> {
    onState('saving');
    const result = maySave() ? await draft.save(written.latest, sending) : 'failed';
    written.isInConflict = result === 'conflict';
    const wasSaved = result === 'saved' || result === 'detached';
    onState(wasSaved && !isSaved() ? 'unsaved' : result);
    if (result === 'failed' && !written.isStopped) schedule(pause, saveChanges);
    return wasSaved;
  }

  async function saveChanges(): Promise<void> {
    if (!written.isStopped && !written.isInConflict && !isNothing() && !isSaved()) await save();
  }

  /** What was written may have been taken back meanwhile. */
  async function saveWritten(): Promise<void> {
    if (!written.isStopped && !written.isInConflict && isSaved())
      onState(draft.getId() === undefined ? 'untouched' : 'saved');
    else await saveChanges();
  }

  return {
    isSaved,
    isNothing,
    enqueue,
    save,
    saveSoon: () => schedule(rest, saveWritten),
    flush: () => enqueue(saveChanges).then(draft.getId),
  };
}

export function createDraftKeeper(first: MailContent, options: KeeperOptions): DraftKeeper {
  const { draft, onState } = options;
  const written: Written = { latest: first, isStopped: false, isInConflict: false };
  const { isSaved, isNothing, enqueue, save, saveSoon, flush } = createSaving(written, options);
  const settle = (decide: () => void) => {
    if (written.isInConflict) decide();
    written.isInConflict = false;
    return flush();
  };

  return {
    note(content) {
      written.latest = content;
      if (written.isInConflict || written.isStopped || isSaved()) return;
      onState('unsaved');
      saveSoon();
    },
    hear: (stored) =>
      enqueue(async () => {
        if (written.isStopped || written.isInConflict) return;
        const merged = await draft.hear(stored, written.latest);
        written.isInConflict = merged === null;
        written.latest = merged ?? written.latest;
        if (written.isInConflict) onState('conflict');
        else if (!isSaved()) saveSoon();
      }),
    flush,
    leave: () => settle(draft.detach).then(() => isNothing() || isSaved()),
    overwrite: () => settle(draft.ignoreOthers),
    handOver: (sending) =>
      enqueue(async () => {
        if (written.isStopped || written.isInConflict) return undefined;
        written.isStopped = await save(sending);
        return written.isStopped ? draft.getId() : undefined;
      }),
    stop() {
      written.isStopped = true;
      return enqueue(async () => draft.getId());
    },
  };
}
