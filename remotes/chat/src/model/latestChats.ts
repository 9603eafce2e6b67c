import type { ChattingContact, LastMessage } from '../api/schemas';

type LatestChat = ChattingContact & { unseen: number; last: LastMessage };

/** Unread conversations first, then the latest; without cleared and blocked ones. */
export const listLatest = (contacts: readonly ChattingContact[]): LatestChat[] =>
  contacts
    .flatMap((contact): LatestChat[] => {
      const { lastMessage: last, unseenMsgs: unseen } = contact.chat;
      return last && !contact.isBlocked ? [{ ...contact, unseen, last }] : [];
    })
    .toSorted(
      (one, other) =>
        Number(other.unseen > 0) - Number(one.unseen > 0) || Date.parse(other.last.time) - Date.parse(one.last.time),
    );

export const countUnseen = (contacts: readonly ChattingContact[]): number =>
  contacts.reduce((sum, { chat }) => sum + chat.unseenMsgs, 0);
