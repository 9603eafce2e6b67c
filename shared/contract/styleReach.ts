import { bindingPart, classesIn, selectorsIn } from './selectors';

/** What the class names of the host and its kit begin with; those of an app begin with its id and `_`. */
export const hostClassPrefix = 'h_';

/** The fonts that the kit brings: one of the same name would be drawn in their place, in every app. */
const hostFont = /^@font-face\b[^}]*font-family\s*:\s*["']?Inter Variable["']?\s*[;}]/i;

/** @param rule its text */
export const takesHostFont = (rule: string): boolean => hostFont.test(rule);

/** Classes of the host, its kit and the library below it. */
const isHostClass = (name: string): boolean => /^(?:h_|ant-|rc-)/.test(name);

/** Whether a class is one of the app's own, or of a library that it brings along. */
function isOwnClass(name: string, app: string, apps: readonly string[]): boolean {
  const owner = apps.find((id) => name.startsWith(`${id}_`));
  return owner === undefined ? !isHostClass(name) : owner === app;
}

/**
 * Whether a complex selector of an app matches only what that app has drawn: it has to hold a class of the app's own,
 * outside of `:not()`, `:is()`, `:where()` and `:has()`. One that is nested in a rule of the app is bound by its `&`, or
 * without any.
 * @param apps the ids of all apps in the page
 */
export function isOwnSelector(selector: string, app: string, apps: readonly string[], isNested = false): boolean {
  const binding = bindingPart(selector);
  if (isNested && (binding.includes('&') || !selector.includes('&'))) return true;
  return classesIn(binding).some((name) => isOwnClass(name, app, apps));
}

/**
 * Whether a style rule of an app reaches beyond what that app has drawn.
 * @param list of selectors, as `CSSStyleRule.selectorText` has it
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
