import type { Email } from '../api/schemas';

/** Undo time, in milliseconds. */
export const undoTime = 10_000;

type Sent = Pick<Email, 'folder' | 'sendAt' | 'isSending'>;

/** Draft with a scheduled time. Those within their undo time are excluded. */
export const isScheduled = ({ folder, sendAt, isSending }: Sent): boolean =>
  folder === 'draft' && sendAt !== undefined && !isSending;

/** Draft whose send time has come; `now` in milliseconds. */
export const isDue = ({ folder, sendAt, isSending }: Sent, now: number): boolean =>
  folder === 'draft' && (sendAt === undefined ? isSending === true : Date.parse(sendAt) <= now);
