import { ownId } from '../api/ownId';
import type { StoredMessage } from './tables';

/** Time in which an online contact of the demo sees a message, in milliseconds. */
const glance = 5_000;

interface Seeing {
  seenTime: string | undefined;
  isOnline: boolean;
  now: number;
}

/**
 * Last message that the contact has seen: as stored, as implied by their answers, and in the demo after a while for
 * online contacts.
 * @param messages oldest first
 */
export function seenUntil(messages: readonly StoredMessage[], { seenTime, isOnline, now }: Seeing): string | undefined {
  const isSeen = ({ time, senderId }: StoredMessage) =>
    senderId !== ownId || (isOnline && Date.parse(time) + glance <= now);
  const last = messages.findLast(isSeen)?.time;
  if (last === undefined || seenTime === undefined) return last ?? seenTime;
  return last > seenTime ? last : seenTime;
}
