import type { Addressee } from '@atrium/backend';
import { isAddress, toAddressees } from './addresses';
import type { MailContent } from './composition';
import { uniquePeople } from './people';
import { htmlOfText } from './plainText';

/** Percent-decoding; invalid escapes stay as they are. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text.replace(/(?:%[\da-f]{2})+/gi, (escapes) => {
      try {
        return decodeURIComponent(escapes);
      } catch {
        return escapes;
      }
    });
  }
}

/**
 * Parses a mailto link (RFC 6068). Attachments are ignored, and invalid addresses dropped. Addresses are separated by
 * commas (§2) or, as many pages write, by semicolons; escaped ones belong to a name.
 */
export function readMailto(href: string): Partial<MailContent> {
  const [addresses = '', query = ''] = href.replace(/^\s*mailto:(?:\/\/)?/i, '').split(/\?([\s\S]*)/);
  const fields = new Map<string, string[]>();
  for (const part of query.replace(/#[\s\S]*$/, '').split(/&(?:amp;)?/)) {
    const [name = '', ...value] = part.split('=');
    const key = decode(name).toLowerCase();
    fields.set(key, [...(fields.get(key) ?? []), decode(value.join('='))]);
  }
  const people = (...texts: readonly string[]): Addressee[] =>
    uniquePeople(texts.flatMap(toAddressees).filter(({ email }) => isAddress(email)));
  const to = people(...addresses.split(/[,;]/).map(decode), ...(fields.get('to') ?? []));
  const cc = people(...(fields.get('cc') ?? []));
  const bcc = people(...(fields.get('bcc') ?? []));
  const subject = (fields.get('subject') ?? []).join(' ').replace(/[\r\n]+/g, ' ');
  const body = (fields.get('body') ?? []).join('\n');
  return {
    ...(to.length > 0 && { to }),
    ...(cc.length > 0 && { cc }),
    ...(bcc.length > 0 && { bcc }),
    ...(subject && { subject }),
    ...(body && { html: htmlOfText(body) }),
  };
}
