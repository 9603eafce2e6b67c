import { toPlainText } from '@atrium/contract/values';
import type { ChatContact, ChatsAndContacts, ChattingContact } from '../api/schemas';

export type Person = ChatContact & Partial<Pick<ChattingContact, 'chat'>>;

/** Conversations and other contacts whose name matches; the most relevant first. */
export function findPeople({ chatsContacts, contacts }: ChatsAndContacts, q: string) {
  // Text from chat programs brings signs along that nobody sees.
  const wanted = toPlainText(q.replace(/[\u200b\u200e\u200f\u2060\ufeff]/g, '').trim());
  const isWanted = ({ fullName }: ChatContact) => toPlainText(fullName).includes(wanted);
  const talkedTo = new Set(chatsContacts.map(({ id }) => id));
  const others = contacts.filter((contact) => !talkedTo.has(contact.id) && isWanted(contact));
  return {
    chats: chatsContacts.filter(isWanted) satisfies Person[],
    contacts: others.toSorted(
      (one, other) => Number(other.isImportant) - Number(one.isImportant) || one.fullName.localeCompare(other.fullName),
    ) satisfies Person[],
  };
}
