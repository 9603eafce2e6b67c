import type { Addressee } from 'shared/backend';

const plain = /^[^\s@<>",;]+@[^\s@<>",;.]+(?:\.[^\s@<>",;.]+)+$/;

export const isAddress = (text: string): boolean => plain.test(text.trim());

/** Reads what a person types or pastes: `ann@example.com` or `Ann Berg <ann@example.com>`. */
export function toAddressee(text: string): Addressee {
  const [, name = '', email = text] = /^\s*"?([^"<]*?)"?\s*<([^<>]*)>\s*$/.exec(text) ?? [];
  return { name: name.trim(), email: email.trim() };
}

/** What is wrong with the recipients of a mail; undefined when it can be sent. */
export function recipientFault(people: {
  to: Addressee[];
  cc: Addressee[];
  bcc: Addressee[];
}): 'none' | 'invalid' | undefined {
  const all = [...people.to, ...people.cc, ...people.bcc];
  if (all.length === 0) return 'none';
  return all.every(({ email }) => isAddress(email)) ? undefined : 'invalid';
}
