/** Prefix of the class names of the host and its kit; those of an app begin with its id and `_`. */
export const hostClassPrefix = 'h_';

/** The fonts that the kit brings: one of the same name would be drawn in their place, in every app. */
const hostFont = /^@font-face\b[^}]*font-family\s*:\s*["']?Inter Variable["']?\s*[;}]/i;

/** @param rule its text */
export const takesHostFont = (rule: string): boolean => hostFont.test(rule);

/** Classes of the host, its kit and the library below it. */
const isHostClass = (name: string): boolean => /^(?:h_|ant-|rc-)/.test(name);

/** True for classes of the app and of libraries that it brings along. */
function isOwnClass(name: string, app: string, apps: readonly string[]): boolean {
  const owner = apps.find((id) => name.startsWith(`${id}_`));
  return owner === undefined ? !isHostClass(name) : owner === app;
}

/**
 * True if a complex selector of an app matches only elements of that app: it must contain one of the app's own classes,
 * outside of `:not()`, `:is()`, `:where()` and `:has()`. A selector nested in a rule of the app is bound by its `&`, or
 * without any.
 * @param apps the ids of all apps in the page
 */
export function isOwnSelector(selector: string, app: string, apps: readonly string[], isNested = false): boolean {
  const binding = bindingPart(selector);
  if (isNested && (binding.includes('&') || !selector.includes('&'))) return true;
  return classesIn(binding).some((name) => isOwnClass(name, app, apps));
}

/**
 * True if a style rule of an app reaches beyond its own elements.
 * @param list of selectors, as in `CSSStyleRule.selectorText`
 * @param apps the ids of all apps in the page
 */
export const reachesBeyond = (list: string, app: string, apps: readonly string[]): boolean =>
  selectorsIn(list).some((selector) => !isOwnSelector(selector, app, apps));

/**
 * Does a rule for the whole document set nothing but custom properties of a library: `--fc-` beside classes like `.fc-x`?
 * @param css the style sheet that the rule is in
 */
export function setsLibraryProperties(selector: string, properties: readonly string[], css: string): boolean {
  if (selector.trim() !== ':root' || properties.length === 0) return false;
  return properties.every((name) => {
    const [, prefix = ''] = /^--([a-z]+-)/.exec(name) ?? [];
    return prefix !== '' && !isHostClass(prefix) && css.includes(`.${prefix}`);
  });
}

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
