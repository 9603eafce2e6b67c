import type { Addressee } from '@atrium/backend';
import type { Email, EmailMessage } from '../api/schemas';

/** Person in a row: sender, or first recipient of sent messages. */
export function counterpart({ folder, from, to }: Pick<Email, 'folder' | 'from' | 'to'>) {
  const isRecipient = folder === 'sent' || folder === 'draft';
  return { person: isRecipient ? to[0] : from, isRecipient };
}

const plain = (address: string) => address.trim().toLowerCase();

export const isSameAddress = (one: string, other: string): boolean => plain(one) === plain(other);

/** Each address once, keeping the first. */
export const uniquePeople = (people: readonly Addressee[]): Addressee[] =>
  people.filter((person, index) => people.findIndex(({ email }) => isSameAddress(email, person.email)) === index);

/** Names of recipients for the reader: "me", or first names. */
export const shortName = (person: Addressee, own: string | undefined, me: string): string =>
  own && isSameAddress(person.email, own) ? me : (person.name.split(/\s+/)[0] ?? person.name);

export const visibleRecipients = ({ to, cc }: Pick<EmailMessage, 'to' | 'cc'>): Addressee[] =>
  uniquePeople([...to, ...cc]);
