import type { Touch } from './defineTrial';

/** Pseudo-classes for the touched element and its ancestors. */
const statesOf: Readonly<Record<Touch, { at: string; around: string }>> = {
  pointed: { at: 'hover', around: 'hover' },
  focused: { at: 'focus focus-visible focus-within', around: 'focus-within' },
  pressed: { at: 'hover active', around: 'hover active' },
};

const touchable = 'button, a[href], input, textarea, [tabindex="0"]';

/** Marks what is in a cell as touched, for the rules of `addPretendedRules`. */
export function pretendTouch(cell: Element, touch: Touch): void {
  const target = cell.querySelector(touchable) ?? cell.firstElementChild;
  target?.setAttribute('data-pretend', statesOf[touch].at);
  for (let around = target?.parentElement; around && around !== cell; around = around.parentElement)
    around.setAttribute('data-pretend', statesOf[touch].around);
}

const state = /:(hover|active|focus-visible|focus-within|focus)(?![\w-])/g;
/** Says how something looks while it is not touched: true of everything that nobody pretends to touch. */
const isNegated = /:not\([^)]*:(hover|active|focus)/;

function pretendedRule(rule: CSSRule): string {
  if (rule instanceof CSSStyleRule) {
    const { selectorText, style } = rule;
    if (selectorText.search(state) < 0 || isNegated.test(selectorText)) return '';
    return `${selectorText.replace(state, '[data-pretend~="$1"]')}{${style.cssText}}`;
  }
  if (!(rule instanceof CSSGroupingRule)) return '';
  const inside = pretendedRules(rule.cssRules);
  return inside && `${rule.cssText.slice(0, rule.cssText.indexOf('{'))}{${inside}}`;
}

const pretendedRules = (rules: CSSRuleList) => [...rules].map(pretendedRule).join('');

/** Rules of other origins cannot be read. */
const isReadable = ({ href }: CSSStyleSheet) => !href || new URL(href).origin === location.origin;

/** The page's own rules for what is touched, for what pretends to be; until the function that it returns is called. */
export function addPretendedRules(): () => void {
  const sheet = new CSSStyleSheet();
  const readable = [...document.styleSheets].filter(isReadable);
  sheet.replaceSync(readable.map(({ cssRules }) => pretendedRules(cssRules)).join(''));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}
