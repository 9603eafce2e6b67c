import type { Addressee } from '@atrium/backend';
import { type ClipboardEvent, type KeyboardEvent, useDeferredValue, useState } from 'react';
import { useGetRecipientsQuery } from '../../api/mailApi';
import { isAddress, toAddressee, toAddressees } from '../../model/addresses';
import { isSameAddress, uniquePeople } from '../../model/people';
import { focusLastChip } from './chipKeys';

export interface RecipientEntryOptions {
  people: readonly Addressee[];
  typed: string;
  onType: (typed: string) => void;
  onChange: (people: Addressee[], typed: string) => void;
}

/** Turns typed, pasted and chosen text into recipients with known names. */
export function useRecipientEntry({ people, typed, onType, onChange }: RecipientEntryOptions) {
  const [isOpen, setOpen] = useState(false);
  const { data: known = [] } = useGetRecipientsQuery(useDeferredValue(typed.trim()));
  const nameOf = (email: string) => [...people, ...known].find((person) => isSameAddress(person.email, email))?.name;
  const named = ({ name, email }: Addressee): Addressee => ({ name: name || nameOf(email) || '', email });
  const type = (text: string) => {
    onType(text);
    setOpen(text !== '');
  };
  const choose = (emails: string[]) => {
    setOpen(false);
    onChange(uniquePeople(emails.map((text) => named(toAddressee(text)))), '');
  };
  const paste = (event: ClipboardEvent) => {
    const pasted = toAddressees(event.clipboardData.getData('text/plain'));
    // An incomplete address stays text.
    if (pasted.length < 2 && !pasted.every(({ email }) => isAddress(email))) return;
    event.preventDefault();
    setOpen(false);
    onChange(uniquePeople([...people, ...pasted.map(named)]), typed);
  };
  /** Without suggestions, Enter accepts the text; the field would open the list. */
  const commit = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isOpen || typed.trim() === '' || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    choose([...people.map(({ email }) => email), typed]);
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'ArrowLeft' && typed === '') focusLastChip(event.currentTarget);
  };
  const edit = (email: string) =>
    onChange(
      people.filter((person) => person.email !== email),
      email,
    );
  return { known, nameOf, isOpen, setOpen, type, choose, paste, commit, press, edit };
}
