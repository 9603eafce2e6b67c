import type { EmittedManifest } from '@atrium/contract';
import { isOwnSelector, selectorsIn, setsLibraryProperties, takesHostFont } from '@atrium/contract/host';

interface StyleGuardOptions {
  getApps(): readonly EmittedManifest[];
  /** The app whose code was asked for last: the likely owner of styles that name none of its classes. */
  lastAsked(): string | undefined;
  /** Called once for each app that brings styles which reach beyond it. */
  onRemoved(app: string, selectors: readonly string[]): void;
}

const isOfKit = (element: Element) =>
  ['data-rc-order', 'data-css-hash', 'data-token-hash', 'rc-util-key'].some((name) => element.hasAttribute(name));

const styleOf = (node: Node): HTMLStyleElement | null =>
  node instanceof HTMLStyleElement ? node : (node.parentElement?.closest('style') ?? null);

function appOf(css: string, apps: readonly string[]): string | undefined {
  const places = apps.map((app) => ({ app, at: css.indexOf(`.${app}_`) })).filter(({ at }) => at >= 0);
  return places.sort((one, other) => one.at - other.at)[0]?.app;
}

/**
 * Watches the document's head for styles that apps add, and removes rules that reach beyond the app's own classes
 * before they are painted. It contains accidents: code that wants to get around it can.
 * @returns how to stop
 */
export function guardStyles({ getApps, lastAsked, onRemoved }: StyleGuardOptions): () => void {
  const reported = new Set<string>();

  const check = (element: HTMLStyleElement) => {
    const { sheet } = element;
    if (!sheet || isOfKit(element)) return;
    const apps = getApps().map(({ id }) => id);
    const app = appOf(element.textContent ?? '', apps) ?? lastAsked() ?? 'unknown';
    const removed = removeForeignRules(sheet, { app, apps });
    if (removed.length === 0 || reported.has(app)) return;
    reported.add(app);
    onRemoved(app, removed);
  };

  const observer = new MutationObserver((mutations) => {
    const nodes = mutations.flatMap(({ target, addedNodes }) => [target, ...addedNodes]);
    for (const element of new Set(nodes.map(styleOf))) if (element) check(element);
  });
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  return () => observer.disconnect();
}

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

/** At-rules that contain other rules; each of those is checked by itself. */
const isGroup = (rule: CSSRule) => /^@(?:media|supports|layer|container|starting-style)\b/.test(rule.cssText);

/** A named at-rule has no effect until a rule of the app uses it. */
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
 * Removes rules from an app's style sheet that reach beyond its own classes, also inside `@media` and the like.
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
