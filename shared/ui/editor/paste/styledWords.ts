import { styleOf } from './styleOf';

interface Meaning {
  tag: 'strong' | 'em' | 'u' | 's' | 'sup' | 'sub';
  is: RegExp;
  /** Elements that mean it already. */
  same: string;
}

const meanings: readonly Meaning[] = [
  { tag: 'strong', is: /font-weight:\s*(?:bold|[6-9]00)/, same: 'b, strong, h1, h2, h3, h4, h5, h6, th' },
  { tag: 'em', is: /font-style:\s*(?:italic|oblique)/, same: 'i, em' },
  { tag: 'u', is: /text-decoration(?:-line)?:[^;]*underline/, same: 'u, a' },
  { tag: 's', is: /text-decoration(?:-line)?:[^;]*line-through/, same: 's, del, strike' },
  { tag: 'sup', is: /vertical-align:\s*super/, same: 'sup' },
  { tag: 'sub', is: /vertical-align:\s*sub/, same: 'sub' },
];

/** Puts what an element holds into others, one for each meaning of its style. */
function wrapInside(element: Element): void {
  const style = styleOf(element);
  for (const { tag, is, same } of meanings) {
    if (!is.test(style) || element.closest(same) || (tag === 'u' && element.querySelector('a'))) continue;
    const wrapper = element.ownerDocument.createElement(tag);
    wrapper.append(...element.childNodes);
    element.append(wrapper);
  }
}

const unwrap = (element: Element) => element.replaceWith(...element.childNodes);

/** Words that are formatted by their style become what that means; elements that mean nothing by theirs are unwrapped. */
export function readStyles(root: DocumentFragment): void {
  for (const element of root.querySelectorAll('b, strong'))
    if (/font-weight:\s*(?:normal|[1-5]00)/.test(styleOf(element))) unwrap(element);
  for (const element of root.querySelectorAll('i, em'))
    if (/font-style:\s*normal/.test(styleOf(element))) unwrap(element);
  for (const element of root.querySelectorAll('span[style], font[style], a[style]')) wrapInside(element);
  const blocks = 'p, h1, h2, h3, h4, h5, h6, ul, ol, div, table, blockquote, pre';
  // Sheets format whole cells.
  for (const cell of root.querySelectorAll('td[style]')) if (!cell.querySelector(blocks)) wrapInside(cell);
  for (const element of root.querySelectorAll('span, font')) unwrap(element);
}
