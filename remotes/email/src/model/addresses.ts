import type { Addressee } from '@atrium/backend';
import { type MailContent, recipientKinds, recipientsOf } from './composition';

const plain = /^[^\s@<>",;]+@[^\s@<>",;.]+(?:\.[^\s@<>",;.]+)+$/;

export const isAddress = (text: string): boolean => plain.test(text.trim());

/** Reads what a person types or pastes: `ann@example.com` or `Ann Berg <ann@example.com>`. */
export function toAddressee(text: string): Addressee {
  const [, name = '', email = text] = /^\s*"?([^"<]*?)"?\s*<([^<>]*)>\s*$/.exec(text) ?? [];
  return { name: name.trim(), email: email.trim().replace(/^mailto:/i, '') };
}

/** An entry ends at a comma, a semicolon or a line's end, outside of quotes; between bare addresses a space will do. */
const entry = /(?:"[^"]*"|[^",;\n\r\t])+/g;

/** Reads several recipients at once, as they are copied from an email, a list or a table. */
export function toAddressees(text: string): Addressee[] {
  return (text.match(entry) ?? [])
    .map((part) => part.trim())
    .flatMap((part) => (part.split(/\s+/).every(isAddress) ? part.split(/\s+/) : [part]))
    .filter((part) => part !== '')
    .map(toAddressee);
}

/** The validation issue of the recipients; undefined when the message can be sent. */
export function recipientIssue(content: MailContent): 'none' | 'invalid' | undefined {
  const all = recipientKinds.flatMap((kind) => recipientsOf(content, kind));
  if (all.length === 0) return 'none';
  return all.every(({ email }) => isAddress(email)) ? undefined : 'invalid';
}
