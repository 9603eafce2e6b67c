/** Limits for rendering one message. The largest newsletters have some 3,000 elements. */
export const limits = { characters: 1_000_000, tags: 15_000 };

/** Elements may be that deep in each other; tables in tables come to less than half of it. */
const deepest = 200;

interface CutMail {
  html: string;
  /** The markup that was cut off; '' where all of it is rendered. */
  rest: string;
}

/** The start of a tag or of an inline picture, which weighs much and costs little to render. */
const marks = /<|data:image\/[a-z]+;base64,[a-z0-9+/=]+/gi;

/** Cuts a message where drawing it would keep the page busy. The cut is before a tag, unless there is none. */
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

/** Puts the text of what is too deep in place of its elements. */
export function flattenDepths(content: DocumentFragment): void {
  const level: { element: Element; depth: number }[] = [...content.children].map((element) => ({ element, depth: 1 }));
  for (let next = level.pop(); next; next = level.pop()) {
    const { element, depth } = next;
    if (depth >= deepest && element.childElementCount > 0) element.replaceChildren(element.textContent ?? '');
    else for (const child of element.children) level.push({ element: child, depth: depth + 1 });
  }
}
