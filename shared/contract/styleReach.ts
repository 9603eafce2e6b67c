/** What the class names of the host and its kit begin with; those of an app begin with its id and `_`. */
export const hostClassPrefix = 'h_';

const arguments_ = /:(?:not|is|where|has|matches)\((?:[^()]|\([^()]*\))*\)/g;
const className = /\.((?:\\.|[\w-])+)/g;
const hostClass = /^(?:h_|ant-|rc-)/;

/** Whether a class is one of the app's own, or of a library that it brings along. */
function isOwn(name: string, app: string, apps: readonly string[]): boolean {
  const owner = apps.find((id) => name.startsWith(`${id}_`));
  return owner === undefined ? !hostClass.test(name) : owner === app;
}

/**
 * Whether a style rule of an app reaches beyond what that app has drawn: each of its selectors has to hold a class of the
 * app's own, outside of `:not()`, `:is()`, `:where()` and `:has()`.
 * @param selector a list of selectors, as `CSSStyleRule.selectorText` has it (https://www.w3.org/TR/selectors-4/)
 * @param apps the ids of all apps in the page
 */
export function reachesBeyond(selector: string, app: string, apps: readonly string[]): boolean {
  return selector
    .replace(arguments_, '')
    .split(',')
    .some((one) => ![...one.matchAll(className)].some(([, name = '']) => isOwn(name, app, apps)));
}
