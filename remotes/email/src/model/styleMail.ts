import { type Declaration, declarationsOf } from './cssDeclarations';
import { hides } from './hiddenParts';
import { styleBySheets } from './mailSheet';
import { type SafeStyle, safeDeclarations, writeStyle } from './mailStyle';

const legacyColour = /^\s*(?:#?[\da-f]{3,8}|[a-z]{3,30})\s*$/i;

/** Attributes of the body that CSS took the place of: HTML Living Standard, §15.3.1. */
function takeBodyColours(body: Element): Declaration[] {
  const text = body.getAttribute('text') ?? '';
  body.removeAttribute('text');
  return legacyColour.test(text) ? declarationsOf(`color:${text.trim()}`) : [];
}

/** Colours that were chosen for a picture which is not shown; a part with a ground of its own keeps them. */
function removeColoursOn(ground: Element): void {
  const open: Element[] = [ground];
  for (let next = open.pop(); next; next = open.pop()) {
    next.removeAttribute('color');
    const own = declarationsOf(next.getAttribute('style') ?? '').filter(({ name }) => name !== 'color');
    const style = writeStyle(safeDeclarations(own).kept);
    if (style) next.setAttribute('style', style);
    else next.removeAttribute('style');
    open.push(...[...next.children].filter((child) => !hasGround(child)));
  }
}

const hasGround = (element: Element): boolean =>
  element.hasAttribute('bgcolor') || /background-(?:color|image):/.test(element.getAttribute('style') ?? '');

/**
 * Gives each element the harmless part of what its own style and the email's style sheets say, and removes what they hide:
 * preview text for lists, and content for other programs or widths. Hiding styles are not kept, so this comes first.
 * @param html the original email, for its style sheets
 * @returns true where something is seen otherwise elsewhere
 */
export function styleMail(content: DocumentFragment, html: string): boolean {
  const bySheet = styleBySheets(content, html);
  // Newsletters repeat a few styles thousands of times.
  const known = new Map<string, SafeStyle>();
  const lost: Element[] = [];
  let isReduced = false;
  for (const element of content.querySelectorAll('*')) {
    const written = element.getAttribute('style') ?? '';
    const hasPicture = element.hasAttribute('background');
    element.removeAttribute('background');
    const sheet = bySheet.get(element);
    if (!sheet && written === '' && !hasPicture && !element.hasAttribute('hidden') && !element.hasAttribute('text'))
      continue;
    const own = declarationsOf(written);
    const isHint = element.localName === 'main' ? takeBodyColours(element) : [];
    const all = [
      ...isHint,
      ...(sheet?.normal ?? []),
      ...own.filter(({ isImportant }) => !isImportant),
      ...(sheet?.important ?? []),
      ...own.filter(({ isImportant }) => isImportant),
    ];
    if (hides(all) || (element.hasAttribute('hidden') && !all.some(isShown))) {
      element.remove();
      continue;
    }
    const isOnGround = element.hasAttribute('bgcolor');
    const key = sheet || isHint.length > 0 ? '' : `${isOnGround} ${written}`;
    const style = known.get(key) ?? safeDeclarations(all, { hasGround: isOnGround });
    if (key) known.set(key, style);
    const text = writeStyle(style.kept);
    if (text) element.setAttribute('style', text);
    else element.removeAttribute('style');
    isReduced ||= style.isReduced || hasPicture;
    if ((style.hasLostGround || hasPicture) && !hasGround(element)) lost.push(element);
  }
  for (const element of lost) removeColoursOn(element);
  return isReduced;
}

const isShown = ({ name, value }: Declaration): boolean => name === 'display' && value[0]?.[1].toLowerCase() !== 'none';
