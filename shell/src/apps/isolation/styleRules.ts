import { isOwnSelector, selectorsIn, setsLibraryProperties, takesHostFont } from 'shared/contract/host';

/** The app that a style sheet belongs to, among all that are live. */
interface StyleOwner {
  app: string;
  apps: readonly string[];
}

const isLibraryRoot = ({ selectorText, style, parentStyleSheet }: CSSStyleRule) =>
  setsLibraryProperties(
    selectorText,
    Array.from(style),
    Array.from(parentStyleSheet?.cssRules ?? [], (rule) => rule.cssText).join(' '),
  );

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
  !takesHostFont(rule.cssText) &&
  (/^@(?:(?:-\w+-)?keyframes|font-face|counter-style|layer[^{]*;|namespace|charset)/.test(rule.cssText) ||
    !(isStyleRule(rule) || rule.cssText.startsWith('@')));

/**
 * Narrows a rule to those of its selectors that are an app's own.
 * @returns the other ones; where none is left, the rule is still as it was
 */
function narrow(rule: CSSStyleRule, owner: StyleOwner, isNested: boolean): { isLeft: boolean; removed: string[] } {
  if (isLibraryRoot(rule)) return { isLeft: true, removed: [] };
  const selectors = selectorsIn(rule.selectorText);
  const own = selectors.filter((selector) => isOwnSelector(selector, owner.app, owner.apps, isNested));
  if (own.length > 0 && own.length < selectors.length) rule.selectorText = own.join(', ');
  return { isLeft: own.length > 0, removed: selectors.filter((selector) => !own.includes(selector)) };
}

/**
 * Takes out of an app's style sheet what reaches beyond its own classes, also from within `@media` and its like.
 * @returns the selectors, or at-rules, that were taken out, in their order
 */
export function removeForeignRules(sheet: RuleHolder, owner: StyleOwner, isNested = false): string[] {
  const removed: string[] = [];
  for (let index = sheet.cssRules.length - 1; index >= 0; index -= 1) {
    const rule = sheet.cssRules[index];
    if (!rule || isHarmless(rule)) continue;
    const { isLeft, removed: narrowed } = isStyleRule(rule)
      ? narrow(rule, owner, isNested)
      : { isLeft: isGroup(rule), removed: isGroup(rule) ? [] : [rule.cssText.slice(0, 60)] };
    const within = isLeft && isHolder(rule) ? removeForeignRules(rule, owner, isNested || isStyleRule(rule)) : [];
    removed.unshift(...narrowed, ...within);
    if (!isLeft) sheet.deleteRule(index);
  }
  return removed;
}
