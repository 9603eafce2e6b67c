import type { Addressee } from '@atrium/backend';
import { type MailContent, recipientKinds, recipientsOf } from './composition';

const plain = /^[^\s@<>",;]+@[^\s@<>",;.]+(?:\.[^\s@<>",;.]+)+$/;

export const isAddress = (text: string): boolean => plain.test(text.trim());

/** Parses `ann@example.com` or `Ann Berg <ann@example.com>`. */
export function toAddressee(text: string): Addressee {
  const [, name = '', email = text] = /^\s*"?([^"<]*?)"?\s*<([^<>]*)>\s*$/.exec(text) ?? [];
  return { name: name.trim(), email: email.trim().replace(/^mailto:/i, '') };
}

/** Entries end at a comma, semicolon or line break outside of quotes; between bare addresses a space is enough. */
const entry = /(?:"[^"]*"|[^",;\n\r\t])+/g;

/** Parses several recipients, as copied from an email, a list or a table. */
export function toAddressees(text: string): Addressee[] {
  return (text.match(entry) ?? [])
    .map((part) => part.trim())
    .flatMap((part) => (part.split(/\s+/).every(isAddress) ? part.split(/\s+/) : [part]))
    .filter((part) => part !== '')
    .map(toAddressee);
}

/** Validation issue of the recipients; undefined if the message can be sent. */
export function recipientIssue(content: MailContent): 'none' | 'invalid' | undefined {
  const all = recipientKinds.flatMap((kind) => recipientsOf(content, kind));
  if (all.length === 0) return 'none';
  return all.every(({ email }) => isAddress(email)) ? undefined : 'invalid';
}
