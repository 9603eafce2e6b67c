import { toKebabCase } from '@atrium/contract/values';
import { readArticleMarkup } from '@atrium/ui/sanitize';

export interface TextHeading {
  anchor: string;
  text: string;
}

export interface RichText {
  content: DocumentFragment;
  headings: TextHeading[];
}

/** Sanitises user HTML, and lists its headings with anchors. */
export function readRichText(html: string): RichText {
  const content = readArticleMarkup(html);
  const headings: TextHeading[] = [];
  for (const heading of content.querySelectorAll('h2, h3')) {
    const text = heading.textContent?.trim() ?? '';
    const anchor = freeAnchor(toKebabCase(text), headings);
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
