// Selectors as `CSSStyleRule.selectorText` has them (https://www.w3.org/TR/selectors-4/).

/** A place in a selector that only narrows what was matched before, or matches something else. */
const pseudoFunction = /:(?:not|is|where|has|matches|-webkit-any|-moz-any)\(/i;

/** The text without the contents of `:not()`, `:is()`, `:where()` and `:has()`: a class in there binds nothing to its app. */
function withoutFunctions(selector: string): string {
  const start = selector.search(pseudoFunction);
  if (start < 0) return selector;
  const open = selector.indexOf('(', start);
  let depth = 0;
  for (let at = open; at < selector.length; at += 1) {
    if (selector[at] === '(') depth += 1;
    else if (selector[at] === ')') depth -= 1;
    if (depth === 0) return selector.slice(0, start) + withoutFunctions(selector.slice(at + 1));
  }
  return selector.slice(0, start);
}

/** The selectors of a list, split at the commas that are in no brackets or quotes. */
export function selectorsIn(list: string): string[] {
  const selectors: string[] = [];
  let depth = 0;
  let quote = '';
  let start = 0;
  for (let at = 0; at < list.length; at += 1) {
    const letter = list[at] ?? '';
    if (letter === '\\') at += 1;
    else if (quote) quote = letter === quote ? '' : quote;
    else if (letter === '"' || letter === "'") quote = letter;
    else if (letter === '(' || letter === '[') depth += 1;
    else if (letter === ')' || letter === ']') depth -= 1;
    else if (letter === ',' && depth === 0) {
      selectors.push(list.slice(start, at));
      start = at + 1;
    }
  }
  return [...selectors, list.slice(start)].map((selector) => selector.trim());
}

/** Attribute selectors hold any text, also such as looks like a class. */
const withoutAttributes = (selector: string) => selector.replaceAll(/\[(?:"[^"]*"|'[^']*'|[^\]])*\]/g, '');

/** The classes that a selector names, without their dots and escapes (CSS Syntax Level 3). */
export const classesIn = (selector: string): string[] =>
  [...selector.matchAll(/\.((?:\\.|[\w-]|[^ -~])+)/g)].map(([, name = '']) => name.replaceAll('\\', ''));

/** The part of a complex selector that its match is bound to: without attributes, and without what only narrows it. */
export const bindingPart = (selector: string): string => withoutFunctions(withoutAttributes(selector));
