import type { Clock, Runtime, RuntimeStore } from 'shared/runtime';
import { mailApi } from '../api/mailApi';
import { type MailContent, toMessage } from '../model/composition';
import { noticed } from './emailSlice';

/** How long sending can be undone, in milliseconds. */
export const undoTime = 10_000;

const { saveDraft, sendMail, getMail, getMailPage } = mailApi.endpoints;

interface Waiting {
  timer: number;
  /** Lets other tabs take care of the mail again. */
  release: () => void;
}

/** Hears what became of a mail. */
interface OutboxListener {
  sent(): void;
  failed(): void;
}

/** Mails on their way: until its time has come, each is a draft marked as sending, so that none is lost with the page. */
interface Outbox {
  /** Sends a stored draft once it can no longer be undone. */
  schedule(draftId: number, content: MailContent, listener: OutboxListener): void;
  /** Takes a mail back, to be a draft like any other. False when it is gone already. */
  undo(draftId: number): boolean;
  /** Sends what an earlier page has left behind. */
  sendLeftovers(): Promise<void>;
}

const outboxes = new WeakMap<object, Outbox>();

/** The one outbox of a page. */
export function outboxOf({ store, clock }: Pick<Runtime, 'store' | 'clock'>): Outbox {
  const outbox = outboxes.get(store) ?? createOutbox(store, clock);
  outboxes.set(store, outbox);
  return outbox;
}

function createOutbox(store: RuntimeStore, clock: Clock): Outbox {
  const waiting = new Map<number, Waiting>();

  return {
    schedule(draftId, content, listener) {
      let release = () => {};
      void takeLock(draftId).then((free) => {
        if (waiting.has(draftId)) release = free;
        else free();
      });
      const timer = clock.setTimeout(() => {
        waiting.delete(draftId);
        void send(store, draftId, content).then((wasSent) => {
          release();
          if (wasSent) listener.sent();
          else listener.failed();
        });
      }, undoTime);
      waiting.set(draftId, { timer, release: () => release() });
    },
    undo(draftId) {
      const mail = waiting.get(draftId);
      if (!mail) return false;
      clock.clearTimeout(mail.timer);
      waiting.delete(draftId);
      // Only then may others look at it: they would send what still says that it is on its way.
      void store.dispatch(saveDraft.initiate({ id: draftId, isSending: false })).then(mail.release);
      return true;
    },
    async sendLeftovers() {
      const call = store.dispatch(getMailPage.initiate({ folder: 'draft', q: '', page: 1 }, { forceRefetch: true }));
      const { data } = await call;
      call.unsubscribe();
      const left = (data?.emails ?? []).filter(({ id, isSending }) => isSending && !waiting.has(id));
      // All at once: one that another tab still holds keeps none back.
      await Promise.all(left.map(({ id, subject }) => sendLeftover(store, id, subject)));
    },
  };
}

async function send(store: RuntimeStore, draftId: number, content: MailContent): Promise<boolean> {
  const { error } = await store.dispatch(sendMail.initiate({ ...toMessage(content), draftId }));
  // It stays a draft: nothing that somebody wrote is lost.
  if (error) await store.dispatch(saveDraft.initiate({ id: draftId, isSending: false }));
  return !error;
}

async function sendLeftover(store: RuntimeStore, id: number, subject: string): Promise<void> {
  const release = await takeLock(id);
  const call = store.dispatch(getMail.initiate({ id, folder: 'draft', q: '' }, { forceRefetch: true }));
  const { data } = await call;
  call.unsubscribe();
  const isStillSending = data?.folder === 'draft' && data.isSending;
  if (isStillSending) {
    const { contentOfDraft } = await import('../model/draft');
    const wasSent = await send(store, id, contentOfDraft(data));
    store.dispatch(noticed({ kind: wasSent ? 'sent' : 'notSent', subject }));
  }
  release();
}

/**
 * Claims a mail for this tab, so that no other sends it too; waits while another tab has it, and may be closing.
 * @returns how to let go of it
 */
async function takeLock(draftId: number): Promise<() => void> {
  if (!('locks' in navigator)) return () => {};
  return new Promise((resolve) => {
    void navigator.locks.request(`email.sending.${draftId}`, () => new Promise<void>((release) => resolve(release)));
  });
}
