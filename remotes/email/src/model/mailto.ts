import type { Addressee } from '@atrium/backend';
import { isAddress, toAddressee } from './addresses';
import type { MailContent } from './composition';
import { htmlOfText } from './plainText';

/** A percent sign that begins no character is one; what is decoded wrongly by some is left as it is. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A link to a mail address as the email that it asks for (RFC 6068). Files it may not attach; what is no address is left out. */
export function readMailto(href: string): Partial<MailContent> {
  const [addresses = '', query = ''] = href.replace(/^\s*mailto:/i, '').split(/\?([\s\S]*)/);
  const fields = new Map<string, string[]>();
  for (const part of query.replace(/#[\s\S]*$/, '').split(/&(?:amp;)?/)) {
    const [name = '', ...value] = part.split('=');
    const key = decode(name).toLowerCase();
    fields.set(key, [...(fields.get(key) ?? []), decode(value.join('='))]);
  }
  const people = (...texts: readonly string[]): Addressee[] =>
    texts.flatMap((text) => text.split(',').map(toAddressee)).filter(({ email }) => isAddress(email));
  const to = people(...addresses.split(',').map(decode), ...(fields.get('to') ?? []));
  const cc = people(...(fields.get('cc') ?? []));
  const subject = (fields.get('subject') ?? []).join(' ').replace(/[\r\n]+/g, ' ');
  const body = (fields.get('body') ?? []).join('\n');
  return {
    ...(to.length > 0 && { to }),
    ...(cc.length > 0 && { cc }),
    ...(subject && { subject }),
    ...(body && { html: htmlOfText(body) }),
  };
}
