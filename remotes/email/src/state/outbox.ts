import type { Clock, KeyValueStore, Runtime, RuntimeStore } from '@atrium/sdk';
import { mailApi } from '../api/mailApi';
import type { Email } from '../api/schemas';
import { undoTime } from '../model/sending';
import { noticed } from './emailSlice';
import { sendingKey } from './leftovers';
import { holdLock, whileFree } from './tabLock';

const { saveDraft, getMail } = mailApi.endpoints;

/** A mail that waits for its undo. */
interface OnItsWay {
  id: number;
  subject: string;
}

interface Watched {
  timer: number;
  release: () => void;
}

/**
 * Watches mails on their way: the API sends each when its time has come, and this tells. Whether one can still be taken
 * back only the API knows, so that no two tabs ever think differently of it.
 */
interface Outbox {
  watch(mail: OnItsWay, onSent: () => void): void;
  /** Makes it a draft like any other; undefined when it is gone already. */
  takeBack(id: number): Promise<Email | undefined>;
  /** Tells what became of mails that an earlier page has left on their way. */
  resume(): Promise<void>;
}

const outboxes = new WeakMap<object, Outbox>();

/** The one outbox of a page. */
export function outboxOf({ store, clock, storage }: Pick<Runtime, 'store' | 'clock' | 'storage'>): Outbox {
  const outbox = outboxes.get(store) ?? createOutbox(store, clock, storage);
  outboxes.set(store, outbox);
  return outbox;
}

/** How long after its time a mail is looked for, and how long the tab that waits for it is given, in milliseconds. */
const delay = 250;
const patience = 2_000;
const lockOf = (id: number) => `email.sending.${id}`;

function createOutbox(store: RuntimeStore, clock: Clock, storage: KeyValueStore): Outbox {
  const watched = new Map<number, Watched>();
  const notes = createNotes(storage);

  function forget(id: number): void {
    const mail = watched.get(id);
    if (mail) clock.clearTimeout(mail.timer);
    mail?.release();
    watched.delete(id);
    notes.remove(id);
  }

  async function look(id: number, onSent: () => void): Promise<void> {
    const mail = await readMail(store, id);
    const writing = watched.get(id);
    if (!writing) return;
    // Nobody answers, or the clocks differ: it is looked for again.
    if (mail === 'unreachable' || (mail?.folder === 'draft' && mail.isSending)) {
      writing.timer = clock.setTimeout(() => void look(id, onSent), undoTime / 2);
      return;
    }
    forget(id);
    store.dispatch(mailApi.util.invalidateTags(['MailList', 'Mail']));
    if (mail?.folder === 'sent') onSent();
  }

  return {
    watch(mail, onSent) {
      notes.add(mail);
      const timer = clock.setTimeout(() => void look(mail.id, onSent), undoTime + delay);
      watched.set(mail.id, { timer, release: holdLock(lockOf(mail.id)) });
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
          whileFree(lockOf(id), patience, async () => {
            if (!notes.read().some((other) => other.id === id)) return;
            const onSent = () => void store.dispatch(noticed({ kind: 'sent', subject }));
            watched.set(id, { timer: 0, release: () => {} });
            await look(id, onSent);
          }),
        ),
      );
    },
  };
}

async function readMail(store: RuntimeStore, id: number): Promise<Email | 'unreachable' | undefined> {
  const call = store.dispatch(getMail.initiate({ id, folder: 'sent', q: '' }, { forceRefetch: true }));
  const { data, error } = await call;
  call.unsubscribe();
  if (data) return data;
  return error && 'status' in error && error.status === 404 ? undefined : 'unreachable';
}

/** What is on its way, in this browser: a page that begins finds what the one before did not see to its end. */
function createNotes(storage: KeyValueStore) {
  const isNote = (value: unknown): value is OnItsWay =>
    typeof value === 'object' && value !== null && typeof Reflect.get(value, 'id') === 'number';
  const read = (): OnItsWay[] => {
    try {
      const value: unknown = JSON.parse(storage.getItem(sendingKey) ?? '[]');
      return Array.isArray(value) ? value.filter(isNote) : [];
    } catch {
      return [];
    }
  };
  const write = (notes: OnItsWay[]) => {
    if (notes.length === 0) return storage.removeItem(sendingKey);
    try {
      storage.setItem(sendingKey, JSON.stringify(notes));
    } catch {
      // It is sent all the same; only nobody will say so.
    }
  };
  return {
    read,
    add: (mail: OnItsWay) => write([...read(), mail]),
    remove: (id: number) => write(read().filter((other) => other.id !== id)),
  };
}
