import type { Email } from '../api/schemas';

/** Undo time, in milliseconds. */
export const undoTime = 10_000;

type Sent = Pick<Email, 'folder' | 'sendAt' | 'isSending'>;

/** Draft with a scheduled time. Those within their undo time are excluded. */
export const isScheduled = ({ folder, sendAt, isSending }: Sent): boolean =>
  folder === 'draft' && sendAt !== undefined && !isSending;

type Waiting = Sent & Pick<Email, 'snoozedUntil' | 'wasBinned'>;

/** Time in milliseconds at which an email is sent, returns or is taken back by itself; 0: at once, null: never. */
export function dueTimeOf({ folder, sendAt, isSending, snoozedUntil, wasBinned }: Waiting): number | null {
  if (folder === 'snoozed') return snoozedUntil ? Date.parse(snoozedUntil) : 0;
  if (folder !== 'draft') return null;
  if (wasBinned) return 0;
  // Earlier releases kept no time of a draft within its undo time.
  if (!sendAt) return isSending ? 0 : null;
  return Date.parse(sendAt);
}
