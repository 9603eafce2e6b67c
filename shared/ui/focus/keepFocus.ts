import { beginningOf, canHaveFocus, counterpart, firstControl, focusOn } from './focusables';

/** Where a removed node was. */
interface Place {
  parent: Node;
  previous: Node | null;
  next: Node | null;
}

/** So many of the elements that had the focus are known: a drawer and two dialogs may lie between a row and its deletion. */
const remembered = 16;

const topOf = (node: Node): Node => {
  let top = node;
  while (top.parentNode) top = top.parentNode;
  return top;
};

/**
 * What follows when the element with the focus goes: browsers leave the focus on the page's body, from where a keyboard
 * begins at its top and a screen reader says nothing. What stands in its place now gets it; else the next item of the list,
 * the one before, or the heading of what surrounds it. One that has only been covered for a while, as the button behind a
 * dialog, gets it back. What an app does itself comes first.
 * @returns how to end it
 */
export function keepFocus(): () => void {
  const trail: WeakRef<Element>[] = [];
  const places = new WeakMap<Node, Place>();
  let isWaiting = false;
  let isOver = false;

  const remember = (element: Element | null) => {
    if (!element || element === document.body) return;
    // Each once: overlays pass the focus back and forth, and would push out what was before them.
    const known = trail.findIndex((one) => one.deref() === element);
    if (known >= 0) trail.splice(known, 1);
    trail.push(new WeakRef(element));
    if (trail.length > remembered) trail.shift();
  };

  /** Keeps where nodes were that had the focus, or lie beside or around one that had it. */
  const note = (node: Node | null, records: readonly MutationRecord[]): void => {
    if (!node || node.isConnected) return;
    const top = topOf(node);
    if (places.has(top)) return;
    const record = records.find(({ removedNodes }) => [...removedNodes].includes(top));
    if (!record) return;
    places.set(top, { parent: record.target, previous: record.previousSibling, next: record.nextSibling });
    for (const beside of [record.target, record.previousSibling, record.nextSibling]) note(beside, records);
  };

  const check = () => {
    isWaiting = false;
    if (isOver || (document.activeElement && canHaveFocus(document.activeElement))) return;
    const last = trail.at(-1)?.deref();
    // One who pressed beside everything lost nothing. What is on its way may be what follows.
    if (!last || canHaveFocus(last) || document.querySelector('main [data-loading]')) return;
    const target = successor(trail, places);
    if (target) focusOn(target);
  };
  // What runs after a removal, such as a dialog that gives the focus back, comes first.
  const wait = () => {
    if (isWaiting) return;
    isWaiting = true;
    requestAnimationFrame(() => requestAnimationFrame(check));
  };

  const observer = new MutationObserver((records) => {
    for (const one of trail) note(one.deref() ?? null, records);
    if (trail.length > 0 && !(document.activeElement && canHaveFocus(document.activeElement))) wait();
  });
  const onFocus = ({ target }: FocusEvent) => target instanceof Element && remember(target);
  const onBlur = ({ relatedTarget }: FocusEvent) => !relatedTarget && wait();

  remember(document.activeElement);
  observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
  document.addEventListener('focusin', onFocus);
  document.addEventListener('focusout', onBlur);
  return () => {
    isOver = true;
    observer.disconnect();
    document.removeEventListener('focusin', onFocus);
    document.removeEventListener('focusout', onBlur);
  };
}

/** The latest of the elements that is still there, or what follows one that is not. */
function successor(trail: readonly WeakRef<Element>[], places: WeakMap<Node, Place>): HTMLElement | undefined {
  for (const one of trail.toReversed()) {
    const element = one.deref();
    if (!element) continue;
    if (canHaveFocus(element)) return element;
    // Hidden or switched off where it was: what surrounds it is still there.
    const follower = element.isConnected ? beside(element) : (headingFor(element) ?? follow(element, places));
    if (follower) return follower;
  }
  return beginningOf(document.body);
}

/** The heading of a page that is still loading gives way to that of the page. */
const headingFor = (lost: Element): HTMLElement | undefined =>
  lost.localName === 'h1' ? [...document.querySelectorAll('h1')].find(canHaveFocus) : undefined;

/** In an overlay that is closed, and in a message that has gone, what was before it counts. */
const overlays = '[role="dialog"], [role="menu"], [role="listbox"], [aria-live="polite"], .ant-dropdown, .ant-popover';

const isInOverlay = (element: Element) => element.closest(overlays) !== null;

/** With the bar of a selection goes the selection: what was chosen, or stands in its place, counts. */
const selectionBar = '[data-selection-bar]';

const beside = (element: Element) =>
  isInOverlay(element) ? undefined : (walk(element, element, element) ?? beginningOf(element));

/** What follows a removed element: of the nearest place around it that is still on the page. */
function follow(lost: Element, places: WeakMap<Node, Place>): HTMLElement | undefined {
  let gone = topOf(lost);
  let place = places.get(gone);
  while (place && !place.parent.isConnected) {
    gone = topOf(place.parent);
    place = places.get(gone);
  }
  if (!place || !(gone instanceof Element) || !(place.parent instanceof Element)) return undefined;
  // Overlays lie at the end of the page: what opened them is earlier in the trail.
  if (place.parent === document.body || isInOverlay(gone) || isInOverlay(place.parent)) return undefined;
  if (gone.matches(selectionBar)) return undefined;
  const now = standingAt(place, places);
  return (now && walk(now, lost, gone)) ?? beginningOf(place.parent);
}

/** The element that stands now where another was. */
function standingAt({ parent, previous, next }: Place, places: WeakMap<Node, Place>): Element | undefined {
  let before = previous;
  while (before && before.parentNode !== parent) before = places.get(topOf(before))?.previous ?? null;
  let now: Node | null = before ? before.nextSibling : parent.firstChild;
  while (now && !(now instanceof Element)) now = now.nextSibling;
  if (now instanceof Element) return now;
  if (next instanceof Element && next.parentNode === parent) return next;
  return parent instanceof Element ? (parent.lastElementChild ?? undefined) : undefined;
}

/** From an element of a list: it or a later one that is like the lost one, else an earlier one, else any beside it. */
function walk(from: Element, lost: Element, gone: Element): HTMLElement | undefined {
  const all = [...(from.parentElement?.children ?? [])];
  const at = all.indexOf(from);
  const inOrder = [...all.slice(at), ...all.slice(0, at).reverse()].filter((one) => one !== lost);
  const alike = inOrder.filter((one) => one.tagName === gone.tagName && one.classList[0] === gone.classList[0]);
  // What took its place may be of another kind: a field for a button.
  const places = [...new Set([from, ...alike, ...inOrder])].filter((one) => one !== lost);
  const first = <Found>(among: readonly Element[], find: (one: Element) => Found | undefined) =>
    among.reduce<Found | undefined>((found, one) => found ?? find(one), undefined);
  const same = gone === lost ? undefined : first([from, ...alike], (one) => counterpart(one, lost, gone));
  return same ?? first(places, firstControl);
}
