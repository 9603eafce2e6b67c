/** Everything that can have the focus, also what arrow keys lead to. */
const selector =
  'a[href], button, input:not([type="hidden"]), select, textarea, summary, [contenteditable="true"], [tabindex]';

/** Elements with several controls to whose beginning the focus may go when nothing of it is left. */
const regions =
  '[role="dialog"], [role="tabpanel"], [role="toolbar"], section, article, aside, fieldset, form, nav, ul, ol, table, main';

const isVisible = (element: Element): boolean => element.checkVisibility?.({ visibilityProperty: true }) ?? true;

/** True if it is on screen and takes the focus. */
export const canHaveFocus = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement &&
  element.isConnected &&
  element !== document.body &&
  !element.matches(':disabled, [inert], [inert] *, [aria-hidden="true"] *') &&
  isVisible(element);

/** Controls of an element in their order, itself first; also of one that has left the page. */
const controlsOf = (element: Element): HTMLElement[] =>
  [element, ...element.querySelectorAll(selector)].filter(
    (one): one is HTMLElement => one instanceof HTMLElement && one.matches(selector),
  );

/** The control of an item that does what the lost one did in its own item. */
export function counterpart(item: Element, lost: Element, from: Element): HTMLElement | undefined {
  const controls = controlsOf(item);
  const isAlike = (one: Element | undefined) =>
    one?.tagName === lost.tagName && one.className === lost.className && canHaveFocus(one);
  const before: Element[] = controlsOf(from);
  const place = before.indexOf(lost);
  return isAlike(controls[place]) ? controls[place] : controls.find(isAlike);
}

/** The first control of an element that Tab reaches. */
export const firstControl = (item: Element): HTMLElement | undefined =>
  controlsOf(item).find((one) => one.tabIndex >= 0 && canHaveFocus(one));

/** The heading of what surrounds a place on the page, or its first control; of the page where there is none. */
export function beginningOf(place: Element): HTMLElement | undefined {
  for (let around = place.closest(regions); around; around = around.parentElement?.closest(regions) ?? null) {
    const heading = [...around.querySelectorAll('h1, h2, h3, h4')].find(canHaveFocus);
    if (heading) return heading;
    if (around.matches('[role="dialog"]')) return controlsOf(around).find(canHaveFocus);
  }
  return ['h1', 'main'].flatMap((name) => [...document.querySelectorAll(name)]).find(canHaveFocus);
}

/** Gives the focus to an element; to one that is no control for this once. */
export function focusOn(element: HTMLElement): void {
  if (!element.matches(selector)) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: !element.matches(selector) });
}
