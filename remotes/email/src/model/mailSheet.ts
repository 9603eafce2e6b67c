import { readMarkup } from '@atrium/contract/text';
import { type CSSToken, TokenType } from '@csstools/css-tokenizer';
import { type Declaration, splitTokens, stepOf, toDeclarations, tokensOf, trimTokens } from './cssDeclarations';

/** Bounds of what is read of one email: sheets of newsletters have some hundred rules. */
const limits = { characters: 200_000, selectors: 1_000, declarations: 60, checks: 300_000, applied: 60_000 };

/** Style sheets for screens of an email, without those that are in comments for Outlook alone. */
export function sheetsOf(html: string): string {
  const sheets: string[] = [];
  readMarkup(html, {
    text: () => {},
    tag: () => {},
    silent(name, content, head) {
      const [, media = 'all'] = /\smedia\s*=\s*["']?([^"'>]*)/i.exec(head) ?? [];
      if (name === 'style' && isForScreens(media)) sheets.push(content);
    },
  });
  return sheets.join('\n').slice(0, limits.characters);
}

const isForScreens = (media: string): boolean => /^\s*(?:(?:only\s+)?screen|all)?\s*$/i.test(media);

interface Compound {
  tag: string;
  ids: string[];
  classes: string[];
}

interface Rule {
  /** Compound selectors from the element outwards; a child combinator counts as a descendant one beside `>`. */
  compounds: readonly { compound: Compound; isParent: boolean }[];
  specificity: number;
  declarations: readonly Declaration[];
}

/** Class, id and type selectors (Selectors 4, §5 f.). States of links are those of a link that nobody has touched. */
const compoundText = /^([a-z][\w-]*|\*)?((?:[.#]-?[_a-z][\w-]*)*)(?::link|:any-link)?$/i;

function toCompound(text: string): Compound | undefined {
  const [, tag = '*', marks = ''] = text === '' ? [] : (compoundText.exec(text) ?? []);
  if (!compoundText.test(text) || text === '') return undefined;
  const names = marks.match(/[.#][\w-]+/g) ?? [];
  const named = (sign: string) =>
    names.filter((name) => name.startsWith(sign)).map((name) => name.slice(1).toLowerCase());
  // The body stands as a part of its own in what is shown; see `hushedMail`.
  const known = /^(?:html|body)$/i.test(tag) ? 'main' : tag.toLowerCase();
  return { tag: known, ids: named('#'), classes: named('.') };
}

function toSelector(tokens: readonly CSSToken[]): Pick<Rule, 'compounds' | 'specificity'> | undefined {
  const text = tokens
    .map(([, raw]) => raw)
    .join('')
    .trim()
    .replace(/\s*>\s*/g, ' >')
    .replace(/\s+/g, ' ');
  const parts = text.split(' ');
  if (parts.length > 4) return undefined;
  const compounds: Rule['compounds'][number][] = [];
  let specificity = 0;
  for (const part of parts) {
    const compound = toCompound(part.replace(/^>/, ''));
    if (!compound) return undefined;
    // html and body are one: "body p" asks for nothing that is not there.
    if (compound.tag === 'main' && compounds.length === 0 && parts.length > 1) continue;
    compounds.unshift({ compound, isParent: part.startsWith('>') && compounds.length > 0 });
    specificity += compound.ids.length * 10_000 + compound.classes.length * 100 + (compound.tag === '*' ? 0 : 1);
  }
  return { compounds, specificity };
}

/** Conditions within conditions. */
const maxLevel = 3;

const isScreenRule = ([first, ...media]: readonly CSSToken[]): boolean =>
  /^@media$/i.test(first?.[1] ?? '') && isForScreens(media.map(([, raw]) => raw).join(''));

/** Unconditional rules of a style sheet (CSS Syntax 3, §5.5.2). Conditions hold in some readers only. */
function* rulesOf(tokens: readonly CSSToken[], level = 0): Generator<{ prelude: CSSToken[]; block: CSSToken[] }> {
  let from = 0;
  let open = -1;
  let depth = 0;
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (!token) break;
    if (depth === 0 && open < 0) {
      if (token[0] === TokenType.CDO || token[0] === TokenType.CDC) from = at + 1;
      else if (token[0] === TokenType.Semicolon) from = at + 1;
      else if (token[0] === TokenType.OpenCurly) open = at;
    }
    if (open < 0) continue;
    depth = Math.max(0, depth + stepOf(token));
    if (depth > 0 && at < tokens.length - 1) continue;
    const prelude = trimTokens(tokens.slice(from, open));
    const block = tokens.slice(open + 1, depth === 0 ? at : undefined);
    const [first] = prelude;
    if (first?.[0] !== TokenType.AtKeyword) yield { prelude, block };
    else if (level < maxLevel && isScreenRule(prelude)) yield* rulesOf(block, level + 1);
    from = at + 1;
    open = -1;
    depth = 0;
  }
}

function readRules(css: string): Rule[] {
  const rules: Rule[] = [];
  for (const { prelude, block } of rulesOf(tokensOf(css))) {
    const declarations = toDeclarations(block).slice(0, limits.declarations);
    if (declarations.length === 0) continue;
    for (const part of splitTokens(prelude, TokenType.Comma)) {
      const selector = toSelector(part);
      if (selector && rules.length < limits.selectors) rules.push({ ...selector, declarations });
    }
  }
  return rules;
}

const classesOf = (element: Element): string[] => (element.getAttribute('class') ?? '').toLowerCase().split(/\s+/);

function matches(element: Element, { tag, ids, classes }: Compound): boolean {
  if (tag !== '*' && element.localName !== tag) return false;
  if (ids.some((id) => element.id.toLowerCase() !== id)) return false;
  return classes.length === 0 || classes.every((name) => classesOf(element).includes(name));
}

/** Elements of an email by tag, class and id, so that a rule asks for those alone that it may hold for. */
class ElementIndex {
  readonly #found = new Map<string, Element[]>();
  /** Left of the questions whether a rule holds; hostile sheets have many. */
  #checks = limits.checks;

  constructor(content: DocumentFragment) {
    for (const element of content.querySelectorAll('*')) {
      this.#add('*', element);
      this.#add(element.localName, element);
      if (element.id) this.#add(`#${element.id.toLowerCase()}`, element);
      for (const name of new Set(classesOf(element))) if (name) this.#add(`.${name}`, element);
    }
  }

  #add(key: string, element: Element): void {
    const found = this.#found.get(key);
    if (found) found.push(element);
    else this.#found.set(key, [element]);
  }

  /** Elements that a rule holds for. */
  find({ compounds }: Rule): Element[] {
    const [own, ...others] = compounds;
    if (!own) return [];
    const { tag, ids, classes } = own.compound;
    const key = ids[0] ? `#${ids[0]}` : classes[0] ? `.${classes[0]}` : tag;
    return (this.#found.get(key) ?? []).filter((element) => {
      this.#checks -= 1;
      return this.#checks > 0 && matches(element, own.compound) && this.#isWithin(element, own.isParent, others);
    });
  }

  #isWithin(element: Element, isParent: boolean, outer: Rule['compounds']): boolean {
    const [next, ...rest] = outer;
    if (!next) return true;
    for (let one = element.parentElement; one; one = one.parentElement) {
      this.#checks -= 1;
      if (this.#checks < 0) return false;
      if (matches(one, next.compound) && this.#isWithin(one, next.isParent, rest)) return true;
      if (isParent) return false;
    }
    return false;
  }
}

/**
 * Declarations of an email's own style sheets by element, as they cascade: normal ones before important ones, each by
 * specificity and place (CSS Cascade 5, §6). The element's own style comes between.
 */
interface SheetStyles {
  normal: Declaration[];
  important: Declaration[];
}

export function styleBySheets(content: DocumentFragment, html: string): ReadonlyMap<Element, SheetStyles> {
  const styles = new Map<Element, SheetStyles>();
  const css = sheetsOf(html);
  const rules = css.trim() === '' ? [] : readRules(css);
  if (rules.length === 0) return styles;
  const index = new ElementIndex(content);
  let applied = 0;
  for (const rule of rules.toSorted((one, other) => one.specificity - other.specificity)) {
    for (const element of index.find(rule)) {
      applied += rule.declarations.length;
      if (applied > limits.applied) return styles;
      const { normal, important } = styles.get(element) ?? { normal: [], important: [] };
      normal.push(...rule.declarations.filter(({ isImportant }) => !isImportant));
      important.push(...rule.declarations.filter(({ isImportant }) => isImportant));
      styles.set(element, { normal, important });
    }
  }
  return styles;
}
