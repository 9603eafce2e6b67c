import { type Declaration, declarationsOf } from './mailStyle';

const limits = { characters: 100_000, selectors: 100 };

const isZero = (value = ''): boolean => /^[+-]?(?:0+(?:\.0*)?|\.0+)(?:[a-z]+|%)?$/i.test(value);

/** Off-screen positions, or zero size, hide text for other programs. */
const isOutside = (value = ''): boolean => /^-\d{3,}/.test(value);

function hides(declarations: readonly Declaration[]): boolean {
  const set = new Map(
    declarations.map(({ name, value }) => [name, value.replace(/\s*!\s*important$/i, '').toLowerCase()]),
  );
  if (set.get('display') === 'none' || /^(?:hidden|collapse)$/.test(set.get('visibility') ?? '')) return true;
  if (isZero(set.get('opacity'))) return true;
  const isCut = /^(?:hidden|clip)\b/.test(set.get('overflow') ?? set.get('overflow-y') ?? '');
  if (isCut && ['height', 'max-height', 'width', 'max-width'].some((name) => isZero(set.get(name)))) return true;
  const isApart = /^(?:absolute|fixed)$/.test(set.get('position') ?? '');
  return (
    isApart && (isOutside(set.get('left')) || isOutside(set.get('top')) || set.has('clip') || set.has('clip-path'))
  );
}

const sheet = /<style\b[^<>]*>([\s\S]*?)(?:<\/style|$)/gi;
const comment = /\/\*[^*]*(?:\*(?!\/)[^*]*)*(?:\*\/|$)|<!--|-->/g;

/** Unconditional rules of a style sheet with their selectors; at-rules apply only in some readers. */
function* rulesOf(css: string): Generator<{ selector: string; text: string }> {
  let depth = 0;
  let start = 0;
  let open = 0;
  for (const { 0: bracket, index } of css.matchAll(/[{}]/g)) {
    if (bracket === '{') {
      if (depth === 0) open = index;
      depth += 1;
    } else if (depth > 0) {
      depth -= 1;
      if (depth > 0) continue;
      const selector = css
        .slice(css.lastIndexOf(';', open) > start ? css.lastIndexOf(';', open) + 1 : start, open)
        .trim();
      if (!selector.includes('@')) yield { selector, text: css.slice(open + 1, index) };
      start = index + 1;
    }
  }
}

/** Compound selectors of one element: combinators would make hostile selectors expensive. */
const simple = /^[a-z\d]*(?:[.#][a-z_][\w-]*)*$/i;

function hiddenBySheet(content: DocumentFragment, html: string): ReadonlySet<Element> {
  const css = [...html.matchAll(sheet)]
    .map(([, text]) => text)
    .join('\n')
    .slice(0, limits.characters);
  const selectors = [...rulesOf(css.replace(comment, ' '))]
    .filter(({ text }) => hides(declarationsOf(text)))
    .flatMap(({ selector }) => selector.split(',').map((one) => one.trim()))
    .filter((selector) => selector !== '' && simple.test(selector))
    .slice(0, limits.selectors);
  return new Set(selectors.length > 0 ? content.querySelectorAll(selectors.join(',')) : []);
}

const shows = (declarations: readonly Declaration[], element: Element): boolean =>
  declarations.some(({ name, value }) => name === 'display' && !/^none\b/i.test(value)) &&
  !element.hasAttribute('hidden');

/**
 * Removes hidden content: preview text for lists, and content for other programs or widths. Runs before styles are
 * reduced, because hiding styles are not kept.
 * @param html the original email, for its style sheets
 */
export function removeHidden(content: DocumentFragment, html: string): void {
  const bySheet = hiddenBySheet(content, html);
  for (const element of content.querySelectorAll('[style], [hidden], [class], [id]')) {
    const own = declarationsOf(element.getAttribute('style') ?? '');
    const isHidden = element.hasAttribute('hidden') || hides(own) || (bySheet.has(element) && !shows(own, element));
    if (isHidden) element.remove();
  }
}
