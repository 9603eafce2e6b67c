import type { Email } from '../api/schemas';

/** Time in which sending can be undone, in milliseconds. */
export const undoTime = 10_000;

type Sent = Pick<Email, 'folder' | 'sendAt' | 'isSending'>;

/** A draft that is sent later, by itself. One that only waits for its undo is not among these. */
export const isScheduled = ({ folder, sendAt, isSending }: Sent): boolean =>
  folder === 'draft' && sendAt !== undefined && !isSending;

/** A draft whose time to be sent has come; `now` in milliseconds. */
export const isDue = ({ folder, sendAt, isSending }: Sent, now: number): boolean =>
  folder === 'draft' && (sendAt === undefined ? isSending === true : Date.parse(sendAt) <= now);
