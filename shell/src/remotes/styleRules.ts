/** Which class names, and which custom properties, are an app's own: those that begin so. */
export type OwnPrefixes = readonly string[];

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

/** The selectors of a list, parted at the commas that are in no brackets or quotes. */
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

const classesIn = (selector: string): string[] =>
  [...selector.matchAll(/\.((?:\\.|[\w-]|[^ -~])+)/g)].map(([, name = '']) => name.replaceAll('\\', ''));

/**
 * Does a complex selector name a class of an app, so that it reaches no further than that app's elements? One that is
 * nested in a rule of the app does as well by its `&`, or without any.
 */
export function isOwnSelector(selector: string, prefixes: OwnPrefixes, isNested = false): boolean {
  const plain = withoutFunctions(withoutAttributes(selector));
  if (isNested && (plain.includes('&') || !selector.includes('&'))) return true;
  return classesIn(plain).some((name) => prefixes.some((prefix) => name.startsWith(prefix)));
}

/** Does a rule for the whole document set nothing but an app's own custom properties? */
function setsOwnProperties({ selectorText, style }: CSSStyleRule, prefixes: OwnPrefixes): boolean {
  if (selectorText.trim() !== ':root' || style.length === 0) return false;
  return Array.from(style).every((name) => prefixes.some((prefix) => name.startsWith(`--${prefix}`)));
}

interface RuleHolder {
  readonly cssRules: CSSRuleList;
  deleteRule(index: number): void;
}

const isHolder = (rule: CSSRule): rule is CSSRule & RuleHolder => 'cssRules' in rule && 'deleteRule' in rule;

const isStyleRule = (rule: CSSRule): rule is CSSStyleRule => 'selectorText' in rule && !rule.cssText.startsWith('@');

/** At-rules that hold others and may be looked into; each of theirs is judged by itself. */
const isGroup = (rule: CSSRule) => /^@(?:media|supports|layer|container|starting-style)\b/.test(rule.cssText);

/** What has a name of its own changes nothing before a rule of the app asks for it. */
const isHarmless = (rule: CSSRule) =>
  /^@(?:(?:-\w+-)?keyframes|font-face|counter-style|layer[^{]*;|namespace|charset)/.test(rule.cssText) ||
  !(isStyleRule(rule) || rule.cssText.startsWith('@'));

/**
 * Narrows a rule to those of its selectors that are an app's own.
 * @returns the other ones; where none is left, the rule is still as it was
 */
function narrow(rule: CSSStyleRule, prefixes: OwnPrefixes, isNested: boolean): { isLeft: boolean; removed: string[] } {
  if (setsOwnProperties(rule, prefixes)) return { isLeft: true, removed: [] };
  const selectors = selectorsIn(rule.selectorText);
  const own = selectors.filter((selector) => isOwnSelector(selector, prefixes, isNested));
  if (own.length > 0 && own.length < selectors.length) rule.selectorText = own.join(', ');
  return { isLeft: own.length > 0, removed: selectors.filter((selector) => !own.includes(selector)) };
}

/**
 * Takes out of a style sheet what reaches beyond the apps' own classes, also from within `@media` and its like.
 * @returns the selectors, or at-rules, that were taken out, in their order
 */
export function removeForeignRules(sheet: RuleHolder, prefixes: OwnPrefixes, isNested = false): string[] {
  const removed: string[] = [];
  for (let index = sheet.cssRules.length - 1; index >= 0; index -= 1) {
    const rule = sheet.cssRules[index];
    if (!rule || isHarmless(rule)) continue;
    const { isLeft, removed: narrowed } = isStyleRule(rule)
      ? narrow(rule, prefixes, isNested)
      : { isLeft: isGroup(rule), removed: isGroup(rule) ? [] : [rule.cssText.slice(0, 60)] };
    const within = isLeft && isHolder(rule) ? removeForeignRules(rule, prefixes, isNested || isStyleRule(rule)) : [];
    removed.unshift(...narrowed, ...within);
    if (!isLeft) sheet.deleteRule(index);
  }
  return removed;
}
