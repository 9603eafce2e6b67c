import type { Clock, RuntimeStore } from 'shared/runtime';
import { mailApi } from '../api/mailApi';
import { type Composition, isBlank, toMessage } from '../model/composition';
import { drafted } from './emailSlice';

export type SaveState = 'untouched' | 'unsaved' | 'saving' | 'saved' | 'failed';

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
  /** Saves nothing any more, and waits for what is on its way. */
  stop(): Promise<number | undefined>;
}

export function createDraftKeeper(
  store: RuntimeStore,
  clock: Clock,
  first: Composition,
  onState: (state: SaveState) => void,
): DraftKeeper {
  let { draftId } = first;
  let saved = first;
  let latest = first;
  let timer = 0;
  let isStopped = false;
  let running: Promise<void> = Promise.resolve();

  async function save(): Promise<void> {
    const content = latest;
    if (isStopped || !differs(content, saved) || (draftId === undefined && isBlank(content))) return;
    onState('saving');
    const { attachments, ...message } = toMessage(content);
    const { data, error } = await store.dispatch(
      mailApi.endpoints.saveDraft.initiate({
        ...pick(message),
        ...(draftId === undefined ? {} : { id: draftId }),
        // Files are large: they travel when they have changed.
        ...(draftId === undefined || attachments !== saved.attachments ? { attachments } : {}),
      }),
    );
    if (error) {
      onState('failed');
      schedule(pause);
      return;
    }
    saved = content;
    draftId = data.email.id;
    store.dispatch(drafted({ key: first.key, draftId }));
    onState(differs(latest, saved) ? 'unsaved' : 'saved');
  }

  /** One after the other, so that a draft is never made twice. */
  const enqueue = () => {
    running = running.then(save);
    return running;
  };

  function schedule(wait: number): void {
    clock.clearTimeout(timer);
    if (!isStopped) timer = clock.setTimeout(() => void enqueue(), wait);
  }

  return {
    note(composition) {
      latest = composition;
      if (!differs(latest, saved)) return;
      onState('unsaved');
      schedule(rest);
    },
    async flush() {
      clock.clearTimeout(timer);
      await enqueue();
      return draftId;
    },
    async stop() {
      clock.clearTimeout(timer);
      isStopped = true;
      await running;
      return draftId;
    },
  };
}

const pick = ({ to, cc, bcc, subject, message, inReplyTo }: Omit<ReturnType<typeof toMessage>, 'attachments'>) => ({
  to,
  cc,
  bcc,
  subject,
  message,
  ...(inReplyTo === undefined ? {} : { inReplyTo }),
});
