/** Render limits of one message. The largest newsletters have about 3,000 elements. */
export const limits = { characters: 1_000_000, tags: 15_000 };

/** Maximum nesting; nested tables reach less than half of it. */
const deepest = 200;

interface CutMail {
  html: string;
  /** Truncated markup; '' if everything is rendered. */
  rest: string;
}

/** Start of a tag, or of an inline picture, which is long but cheap to render. */
const marks = /<|data:image\/[a-z]+;base64,[a-z0-9+/=]+/gi;

/** Truncates a message whose rendering would block the page. The cut is before a tag, unless there is none. */
export function cutMail(html: string): CutMail {
  let tags = 0;
  let lastTag = 0;
  let pictures = 0;
  for (const { 0: mark, index } of html.matchAll(marks)) {
    const isTag = mark === '<';
    if (isTag) {
      tags += 1;
      lastTag = index;
    } else pictures += mark.length;
    if (tags > limits.tags || index - pictures > limits.characters) return cutAt(html, lastTag);
  }
  const end = limits.characters + pictures;
  return html.length > end ? cutAt(html, end) : { html, rest: '' };
}

const cutAt = (html: string, place: number): CutMail => ({ html: html.slice(0, place), rest: html.slice(place) });

/** Replaces elements that are nested too deeply by their text. */
export function flattenDepths(content: DocumentFragment): void {
  const level: { element: Element; depth: number }[] = [...content.children].map((element) => ({ element, depth: 1 }));
  for (let next = level.pop(); next; next = level.pop()) {
    const { element, depth } = next;
    if (depth >= deepest && element.childElementCount > 0) element.replaceChildren(element.textContent ?? '');
    else for (const child of element.children) level.push({ element: child, depth: depth + 1 });
  }
}
