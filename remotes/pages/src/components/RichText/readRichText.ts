import { sanitize } from '@atrium/ui/sanitize';
import { toAnchor } from '../../model/anchor';

export interface TextHeading {
  anchor: string;
  text: string;
}

export interface RichText {
  content: DocumentFragment;
  headings: TextHeading[];
}

const tags = 'h2 h3 h4 p br ul ol li strong b em i s u a code pre blockquote hr img figure figcaption'.split(' ');
const attributes = ['href', 'src', 'alt', 'width', 'height'];

/** Sanitises user HTML, and lists its headings with anchors. */
export function readRichText(html: string): RichText {
  const content = sanitize(html, { tags, attributes });
  const headings: TextHeading[] = [];
  for (const heading of content.querySelectorAll('h2, h3')) {
    const text = heading.textContent?.trim() ?? '';
    const anchor = freeAnchor(toAnchor(text), headings);
    if (!anchor) continue;
    heading.id = anchor;
    headings.push({ anchor, text });
  }
  return { content, headings };
}

/** Repeated headings get a number. */
function freeAnchor(anchor: string, taken: readonly TextHeading[]): string {
  const same = taken.filter((heading) => heading.anchor.replace(/-\d+$/, '') === anchor).length;
  return anchor && same > 0 ? `${anchor}-${same + 1}` : anchor;
}
