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

/** Mails on their way: until its time has come, each is a draft marked as sending, so that none is lost with the page. */
export interface Outbox {
  /** Sends a stored draft once it can no longer be undone. */
  schedule(draftId: number, content: MailContent, told: { sent(): void; failed(): void }): void;
  /** Takes a mail back. False when it is gone already. */
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

  async function send(draftId: number, content: MailContent): Promise<boolean> {
    const { error } = await store.dispatch(sendMail.initiate({ ...toMessage(content), draftId }));
    // It stays a draft: nothing that somebody wrote is lost.
    if (error) await store.dispatch(saveDraft.initiate({ id: draftId, isSending: false }));
    return !error;
  }

  async function sendLeftover(id: number, subject: string): Promise<void> {
    const release = await takeLock(id);
    if (!release) return;
    const call = store.dispatch(getMail.initiate({ id, folder: 'draft', q: '' }, { forceRefetch: true }));
    const { data } = await call;
    call.unsubscribe();
    const isStillSending = data?.folder === 'draft' && data.isSending;
    if (isStillSending) {
      const { contentOfDraft } = await import('../model/draft');
      const wasSent = await send(id, contentOfDraft(data));
      store.dispatch(noticed({ kind: wasSent ? 'sent' : 'notSent', subject }));
    }
    release();
  }

  return {
    schedule(draftId, content, told) {
      let release = () => {};
      void takeLock(draftId).then((free) => {
        if (!free) return;
        if (waiting.has(draftId)) release = free;
        else free();
      });
      const timer = clock.setTimeout(() => {
        waiting.delete(draftId);
        void send(draftId, content).then((wasSent) => {
          release();
          if (wasSent) told.sent();
          else told.failed();
        });
      }, undoTime);
      waiting.set(draftId, { timer, release: () => release() });
    },
    undo(draftId) {
      const mail = waiting.get(draftId);
      if (!mail) return false;
      clock.clearTimeout(mail.timer);
      waiting.delete(draftId);
      mail.release();
      return true;
    },
    async sendLeftovers() {
      const call = store.dispatch(getMailPage.initiate({ folder: 'draft', q: '', page: 1 }, { forceRefetch: true }));
      const { data } = await call;
      call.unsubscribe();
      for (const { id, isSending, subject } of data?.emails ?? []) {
        if (isSending && !waiting.has(id)) await sendLeftover(id, subject);
      }
    },
  };
}

/**
 * Claims a mail for this tab, so that no other sends it too.
 * @returns how to let go of it; null when another tab has it
 */
async function takeLock(draftId: number): Promise<(() => void) | null> {
  if (!('locks' in navigator)) return () => {};
  return new Promise((resolve) => {
    void navigator.locks.request(`email.sending.${draftId}`, { ifAvailable: true }, (lock) => {
      if (!lock) {
        resolve(null);
        return undefined;
      }
      return new Promise<void>((release) => resolve(release));
    });
  });
}
