/** Blocks whose direction is that of their first letter, and what holds such blocks. */
const leaves = 'p, h2, h3, h4, pre, figcaption, caption';
const holders = 'ul, ol, blockquote, table';

/** Blocks of code points that are written from right to left by default (Unicode, DerivedBidiClass). */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const letter = /\p{L}/u;

/** Direction of the first letter; null where there is none. */
export function directionOf(text: string): 'ltr' | 'rtl' | null {
  const first = letter.exec(text)?.[0];
  if (first === undefined) return null;
  return rightToLeft.test(first) ? 'rtl' : 'ltr';
}

/**
 * Gives each block of a text the direction of its own words; changes it in place. Lists, quotes and tables get theirs
 * in words, since `auto` passes over what has a direction itself (HTML, §3.2.6.4).
 */
export function setDirections(root: ParentNode): void {
  for (const leaf of root.querySelectorAll(`${leaves}, li, td, th`)) {
    const isPlain = leaf.matches(leaves) || !leaf.querySelector(leaves);
    if (isPlain && !leaf.hasAttribute('dir')) leaf.setAttribute('dir', 'auto');
  }
  for (const holder of root.querySelectorAll(holders)) {
    const direction = directionOf(holder.textContent ?? '');
    if (direction && !holder.hasAttribute('dir')) holder.setAttribute('dir', direction);
  }
}
