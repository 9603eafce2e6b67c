import { findLinks } from '@atrium/contract/text';
import { secureLink } from './mailParts';

/** More addresses in one email are no text to read. */
const maxLinks = 2_000;

/** Links in whose text no other link can be, and elements without words. */
const isApart = (node: Node): boolean => node instanceof Element && node.closest('a[href]') !== null;

function textsOf(content: DocumentFragment): Text[] {
  const texts: Text[] = [];
  const open: Node[] = [content];
  for (let next = open.pop(); next; next = open.pop())
    for (const child of next.childNodes) {
      if (child instanceof Text) texts.push(child);
      else if (!isApart(child)) open.push(child);
    }
  return texts.filter(({ data }) => /:\/\/|www\.|@/i.test(data));
}

/** Makes links of web and mail addresses in the text of an email, with the rules of the sender's own links. */
export function linkAddresses(content: DocumentFragment): void {
  let left = maxLinks;
  for (const text of textsOf(content)) {
    const links = findLinks(text.data).slice(0, left);
    left -= links.length;
    // From the last one on, so that the places of the others stay.
    for (const { start, end, href } of links.toReversed()) {
      text.splitText(end);
      const link = content.ownerDocument.createElement('a');
      link.setAttribute('href', href);
      secureLink(link);
      link.append(text.splitText(start));
      text.after(link);
    }
  }
}
