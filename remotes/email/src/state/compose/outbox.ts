import type { Clock, KeyValueStore, Runtime, RuntimeStore } from '@atrium/sdk';
import { createStoredDraft } from '@atrium/sdk/autosave';
import { mailApi } from '../../api/mailApi';
import type { Email } from '../../api/schemas';
import { undoTime } from '../../model/sending';
import { noticed } from '../emailSlice';
import { oncePerApp } from './oncePerApp';
import { holdLock, whileFree } from './tabLock';
import { sendingKey } from './unsent';

const { saveDraft, getMail } = mailApi.endpoints;

interface Waiting {
  id: number;
  subject: string;
}

/**
 * Watches scheduled messages. The API sends each at its time, and alone decides whether it can still be undone, so that
 * tabs never disagree.
 */
interface Outbox {
  watch(message: Waiting, onSent: () => void): void;
  /** Makes it an ordinary draft; undefined if it was sent. */
  takeBack(id: number): Promise<Email | undefined>;
  resume(): Promise<void>;
}

export const outboxOf = oncePerApp(({ store, clock, storage }: Runtime) => createOutbox(store, clock, storage));

/** Delay after its time until a message is checked, in milliseconds. */
const delay = 250;
/** Time for the watching tab to close, in milliseconds. */
const maxWait = 2_000;
const lockOf = (id: number) => `email.sending.${id}`;

function createOutbox(store: RuntimeStore, clock: Clock, storage: KeyValueStore): Outbox {
  const watched = new Map<number, { timer: number; release: () => void }>();
  const notes = createNotes(storage);

  function forget(id: number): void {
    const message = watched.get(id);
    if (message) clock.clearTimeout(message.timer);
    message?.release();
    watched.delete(id);
    notes.remove(id);
  }

  async function lookUp(id: number, onSent: () => void): Promise<void> {
    const message = await readMessage(store, id);
    const waiting = watched.get(id);
    if (!waiting) return;
    // Offline, or the clocks differ: checked again.
    if (message === 'unreachable' || (message?.folder === 'draft' && message.isSending)) {
      waiting.timer = clock.setTimeout(() => void lookUp(id, onSent), undoTime / 2);
      return;
    }
    forget(id);
    store.dispatch(mailApi.util.invalidateTags(['MailList', 'Mail']));
    if (message?.folder === 'sent') onSent();
  }

  return {
    watch(message, onSent) {
      notes.add(message);
      const timer = clock.setTimeout(() => void lookUp(message.id, onSent), undoTime + delay);
      watched.set(message.id, { timer, release: holdLock(lockOf(message.id)) });
    },
    async takeBack(id) {
      const { data } = await store.dispatch(saveDraft.initiate({ id, isSending: false }));
      if (data) forget(id);
      return data?.email;
    },
    async resume() {
      const left = notes.read().filter(({ id }) => !watched.has(id));
      await Promise.all(
        left.map(({ id, subject }) =>
          whileFree(lockOf(id), maxWait, async () => {
            if (!notes.read().some((other) => other.id === id)) return;
            const onSent = () => void store.dispatch(noticed({ kind: 'sent', subject }));
            watched.set(id, { timer: 0, release: () => {} });
            await lookUp(id, onSent);
          }),
        ),
      );
    },
  };
}

async function readMessage(store: RuntimeStore, id: number): Promise<Email | 'unreachable' | undefined> {
  const call = store.dispatch(getMail.initiate({ id, folder: 'sent', q: '' }, { forceRefetch: true }));
  const { data, error } = await call;
  call.unsubscribe();
  if (data) return data;
  return error && 'status' in error && error.status === 404 ? undefined : 'unreachable';
}

const isWaiting = (value: unknown): value is Waiting =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'id') === 'number';

const isWaitingList = (value: unknown): value is Waiting[] => Array.isArray(value) && value.every(isWaiting);

/** Messages being sent, stored in this browser: the next page reports those that this one leaves. */
function createNotes(storage: KeyValueStore) {
  const stored = createStoredDraft(storage, sendingKey, isWaitingList);
  const read = () => stored.read() ?? [];
  const remove = (id: number) => {
    const left = read().filter((other) => other.id !== id);
    stored.write(left.length > 0 ? left : undefined);
  };
  return { read, remove, add: (message: Waiting) => stored.write([...read(), message]) };
}
